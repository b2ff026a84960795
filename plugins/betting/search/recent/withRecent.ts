const most = 8;
const longest = 120;

/** The newest first, each once; the oldest gives way. */
export function withRecent(recent: readonly string[], text: string): readonly string[] {
  const kept = text.trim().slice(0, longest);
  return kept === '' ? recent : [kept, ...withoutRecent(recent, kept)].slice(0, most);
}

export function withoutRecent(recent: readonly string[], text: string): readonly string[] {
  const same = text.toLowerCase();
  return recent.filter((other) => other.toLowerCase() !== same);
}
