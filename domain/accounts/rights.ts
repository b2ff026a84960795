/** Rights that an operator can close for one person, with everything else left open. */
export const rights = ['deposit', 'withdraw', 'bet', 'bonus', 'chat'] as const;
export type Right = (typeof rights)[number];

/** Reasons for a closed right, each with a text of the page. */
export const rightReasons = [
  'review',
  'documents',
  'debt',
  'dispute',
  'request',
  'rules',
  'law',
  'transfer',
  'frozen',
  'recovery',
  'second',
  'first_secret',
] as const;
export type RightReason = (typeof rightReasons)[number];

/** Reasons that hold the whole account: withdrawals and support stay open. */
export const holdReasons = [
  'frozen',
  'recovery',
  'second',
  'first_secret',
] as const satisfies readonly RightReason[];
export type HoldReason = (typeof holdReasons)[number];
