import type { StoredValueOptions } from '#core';
import { isStoredNoticeFlag } from '#stored/notices/isStoredNoticeFlag.js';

/** Query parameters of a referral, and cookies of the same names made from them. */
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

/** Set by a sign-in through pay and play, which has no referrer. */
export const storedPayAndPlay: StoredValueOptions<boolean> = {
  key: 'notices/pay-and-play',
  version: 1,
  fallback: false,
  check: isStoredNoticeFlag,
};
