const thinSpace = '\u202F';

/** Odds of five and more whole digits (long accumulators) in groups of three, for the eye alone. */
export function withGroupedDigits(text: string): string {
  return text.replace(/(?<![.\d])\d{5,}/, (whole) =>
    whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thinSpace),
  );
}
