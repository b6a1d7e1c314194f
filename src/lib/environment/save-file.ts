/**
 * Hands a person a text file: to another app where files can be shared, as on phones, otherwise as a download. Answers false where the
 * person closed the list of apps. To be called inside a tap.
 */
export async function saveFile(name: string, text: string): Promise<boolean> {
  const file = new File([text], name, { type: name.endsWith('.ics') ? 'text/calendar' : 'application/json' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === 'AbortError') return false;
      // Chromium asks first and refuses some kinds of files then; a download takes them all.
    }
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken the file once the click's task is over; a minute is far beyond that on any phone.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
