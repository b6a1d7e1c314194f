/** What Chromium tells an installed app that is opened while it runs, by a shortcut for instance. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

/** Calls back with the address that the running app was opened with; the manifest asks for the window to be kept. */
export function onLaunch(listener: (address: URL) => void): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL !== undefined && targetURL !== location.href) listener(new URL(targetURL));
  });
}
