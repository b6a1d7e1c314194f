interface Words {
  [key: string]: unknown;
}
const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lays the words of a language over others, in their place: whoever holds those says the new ones. Where there is nothing to lay, what
 * was there stays.
 */
export function lay(under: object, over: object): void {
  const words = under as Words;
  for (const [key, value] of Object.entries(over)) {
    const own = words[key];
    if (isGroup(own) && isGroup(value)) lay(own, value);
    else words[key] = value;
  }
}
