import type { StoredValueOptions } from '#core';

/** Tags of the address that brought the person here, and what is made of them: all kept as cookies of these names. */
export const referralCookies = [
  'ref',
  'bf',
  'btag',
  'tag',
  'qtag',
  'affid',
  'bwpromocode',
  'click_id',
  'utm_source',
  'aip',
  'subid',
  'refererid',
  'reflinkid',
  'partner_id',
  'pb',
  'postback',
] as const;

/** Set by a sign-in through pay and play: such a person has no referrer. */
export const storedPayAndPlay: StoredValueOptions<boolean> = {
  key: 'unseen/notices/pay-and-play',
  version: 1,
  fallback: false,
  check: (value): value is boolean => typeof value === 'boolean',
};
