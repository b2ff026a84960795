/** What an operator can close for one person, everything else staying open. */
export const rights = ['deposit', 'withdraw', 'bet', 'bonus', 'chat'] as const;
export type Right = (typeof rights)[number];

/** Why it is closed: the page has words for each. */
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

/** Reasons that hold the whole account: money can still be taken out, and the support asked. */
export const holdReasons = [
  'frozen',
  'recovery',
  'second',
  'first_secret',
] as const satisfies readonly RightReason[];
export type HoldReason = (typeof holdReasons)[number];
