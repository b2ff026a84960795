const formats = new Map<string, Intl.NumberFormat>();

/** A share from 0 to 1 as per cent with one place, in the way of the language. */
export function percentText(share: number, language: string): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    formats.set(language, format);
  }
  return format.format(share);
}

const moves = new Map<string, Intl.NumberFormat>();

/** A move in points of per cent, with its sign. */
export function movedText(points: number, language: string): string {
  let format = moves.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    moves.set(language, format);
  }
  return format.format(points);
}
