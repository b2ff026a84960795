/** Formats seconds as minutes and seconds: 41 is `0:41`. */
export function formatWait(waitS: number): string {
  return `${Math.floor(waitS / 60)}:${String(waitS % 60).padStart(2, '0')}`;
}
