/** Stations in the order of the specification; within a station: side, plugin order, id. */
export const guardStations = [
  'referral',
  'app-version',
  'blocked',
  'dictionaries',
  'media',
  'access',
  'ssr-recheck',
  'analytics',
  'auth-access',
  'modal',
  'confirm-terms',
  'bonus-page',
  'url-language',
  'recharge',
  'mobile-id-bonus',
  'search-bot',
  'quick-coupon',
  'auth-redirect',
  'sub-app',
  'first-deposit',
] as const;

/** Name of a station; a navigation passes all of them in this order. */
export type GuardStation = (typeof guardStations)[number];
