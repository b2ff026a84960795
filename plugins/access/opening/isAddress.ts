const longest = 254;

/** Whether a text has the form of a mail address; only a message proves that it exists. */
export function isAddress(text: string): boolean {
  return text.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
