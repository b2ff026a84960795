import type { GuardStation } from '../runtime/guards/guardStations.ts';

/** When a guard is asked at all; on other navigations it costs nothing, not even its code. */
export type GuardTrigger =
  /** The path leads to no page of the site. */
  | 'unmatched'
  /** The path has no language, or one that the site does not have. */
  | 'other-language'
  /** The visitor is a search robot. */
  | 'bot'
  /** The first page, on a touch device that says it is a desktop. */
  | 'tablet'
  /** A step from one page of the site to another. */
  | 'navigation'
  /** The route names dictionaries of the platform. */
  | 'dictionaries';

/**
 * A say in every navigation, at one of the 20 stations of the specification. Not for rules of one
 * page: those belong to the page.
 */
export interface GuardRule {
  readonly id: string;
  readonly station: GuardStation;
  /** Where at the station: before or after the guards that name no side. */
  readonly side?: 'before' | 'after';
  /** `check` is awaited, `load` at its station from the start on, `effect` never. */
  readonly kind: 'check' | 'load' | 'effect';
  readonly timeoutMs: number;
  /** An error or time-out stops the navigation with the error page (`closed`), or does not. */
  readonly onError: 'open' | 'closed';
  /** Asked on these navigations only, on all without it; only then its code is fetched. */
  readonly trigger?: GuardTrigger;
  /** A locked guard cannot be switched off by configuration. */
  readonly isLocked?: boolean;
}
