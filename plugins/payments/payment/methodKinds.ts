/** Payment methods that the pages can show. */
export const methodKinds = [
  'card',
  'instant_bank',
  'wallet',
  'mobile_pay',
  'bank_transfer',
  'bank_qr',
  'bank_code',
  'cash',
  'voucher',
  'cheque',
  'crypto',
] as const;

export type MethodKind = (typeof methodKinds)[number];
