const longest = 254;

/** Whether a text can be a mail address; whether it is one, only a message can tell. */
export function isAddress(text: string): boolean {
  return text.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
