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

/** Dictionary key of the reason for a payment's state; a general one for an unknown reason. */
export function reasonKey(reason: string): string {
  return `reason.${knownReasons.includes(reason) ? reason : 'other'}`;
}
