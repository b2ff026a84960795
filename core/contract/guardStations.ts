/** The order of the specification (shell, 2, "Route guard order"). Order within a station: side, plugin order, id. */
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

/** When a guard is asked at all; on other navigations it costs nothing, not even its code. */
export type GuardOccasion =
  /** The path leads to no page of the site. */
  | 'nowhere'
  /** The path has no language, or one that the site does not have. */
  | 'other-language'
  /** Who reads is a robot. */
  | 'robot'
  /** The first page, on a touch device that says it is a desktop. */
  | 'tablet'
  /** A step from one page of the site to another. */
  | 'step'
  /** The route names dictionaries of the platform. */
  | 'dictionaries';
