const thinSpace = '\u202F';

/** Groups odds of five and more whole digits (long accumulators) by three, for display only. */
export function withGroupedDigits(text: string): string {
  return text.replace(/(?<![.\d])\d{5,}/, (whole) =>
    whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thinSpace),
  );
}
