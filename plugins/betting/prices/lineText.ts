/** Formats a handicap: −1.5, 0, +0.5. Totals are never negative and have no sign. */
export function lineText(line: number, isSigned: boolean): string {
  const size = String(Math.abs(line));
  if (line < 0) return `−${size}`;
  return isSigned && line > 0 ? `+${size}` : size;
}
