const knownReasons = [
  'declined',
  'credit_card',
  'holder',
  'left',
  'held',
  'no_reference',
  'late',
  'less',
  'more',
  'other_token',
  'code',
  'known_account',
];

/** The text that says why a payment is where it is; plain words where the reason is not known. */
export function reasonKey(reason: string): string {
  return `reason.${knownReasons.includes(reason) ? reason : 'other'}`;
}
