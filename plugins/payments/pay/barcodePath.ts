/** Indices of the two wide ones among the five bars, or gaps, of each digit. */
const wide = [
  [2, 3],
  [0, 4],
  [1, 4],
  [0, 1],
  [2, 4],
  [0, 2],
  [1, 2],
  [3, 4],
  [0, 3],
  [1, 3],
] as const;

const height = 40;
/** Light margin, which scanners require. */
const quietZone = 10;
const widthOfWide = 3;

/**
 * Interleaved 2 of 5, as shops read it (ITF-14): of two digits the first is in the bars, the second
 * in the gaps. Throws for an odd number of digits.
 */
export function barcodePath(digits: string): { readonly path: string; readonly width: number } {
  if (digits.length % 2 !== 0 || !/^\d+$/.test(digits))
    throw new Error(`A barcode of "${digits}": give an even number of digits`);
  const isWide = (digit: string, place: number): boolean =>
    (wide[Number(digit)] ?? []).some((each) => each === place);
  // Start pattern of every code: bar, gap, bar, gap.
  const widths = [1, 1, 1, 1];
  for (let index = 0; index < digits.length; index += 2)
    for (let place = 0; place < 5; place += 1)
      widths.push(
        isWide(digits.charAt(index), place) ? widthOfWide : 1,
        isWide(digits.charAt(index + 1), place) ? widthOfWide : 1,
      );
  widths.push(widthOfWide, 1, 1);
  let at = quietZone;
  let path = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v${height}h-${width}z`;
    at += width;
  }
  return { path, width: at + quietZone };
}
