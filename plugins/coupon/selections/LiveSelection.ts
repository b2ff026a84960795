import type { SelectionDraft } from '../../betting/contract.ts';

/** A selection with its current offer of the platform. */
export interface LiveSelection extends SelectionDraft {
  readonly sportId: number;
  readonly competitionId: number;
  readonly sportIcon: string;
  readonly sportSlug: string;
  readonly competitionSlug: string;
  readonly eventSlug: string;
  /** A trader has set the odds by hand. */
  readonly isSpecial?: boolean;
  readonly isSuspended: boolean;
  /** Its market has ended for good, although the event continues. */
  readonly isClosed?: boolean;
  readonly isFinished: boolean;
  readonly isExcludedFromAccumulator: boolean;
  /** Outcomes of its kind do not count for the bonus bet. */
  readonly isBonusBarred: boolean;
  /** It cannot be a banker of a system. */
  readonly isBankerDisabled: boolean;
  /** A quarter line: it can be won or lost by half. */
  readonly isSplitLine?: boolean;
  /** Two CSS colours of each side, for its crest; undefined where an event has no two sides. */
  readonly teamColors?: readonly (readonly [string, string])[] | undefined;
  readonly startsAtS: number;
  readonly scoreText: string;
  readonly phaseText: string;
}
