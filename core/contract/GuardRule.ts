import type { GuardStation } from '../runtime/guards/guardStations.ts';

/** Navigations on which a guard runs; on others not even its code is loaded. */
export type GuardTrigger =
  /** The path matches no page of the site. */
  | 'unmatched'
  /** The path has no language, or one that the site does not have. */
  | 'other-language'
  /** The visitor is a crawler. */
  | 'bot'
  /** The first page, on a touch device that identifies itself as a desktop. */
  | 'tablet'
  /** Navigation from one page of the site to another. */
  | 'navigation'
  /** The route names dictionaries of the platform. */
  | 'dictionaries';

/**
 * Takes part in every navigation, at one of the 20 stations of the specification. Rules of one page
 * belong to the page instead.
 */
export interface GuardRule {
  readonly id: string;
  readonly station: GuardStation;
  /** Position at the station, relative to the guards without a side. */
  readonly side?: 'before' | 'after';
  /**
   * `check` is awaited, `load` runs from the start and is awaited at its station, `effect` is never
   * awaited.
   */
  readonly kind: 'check' | 'load' | 'effect';
  readonly timeoutMs: number;
  /** Whether an error or time-out stops the navigation with the error page (`closed`) or not. */
  readonly onError: 'open' | 'closed';
  /** Runs, and loads its code, on these navigations only; on all without it. */
  readonly trigger?: GuardTrigger;
  /** A locked guard cannot be switched off by configuration. */
  readonly isLocked?: boolean;
}
