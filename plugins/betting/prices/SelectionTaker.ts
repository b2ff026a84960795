import { createToken } from '#core';

/** An outcome as its page knows it: enough for a coupon row before the feed answers. */
export interface SelectionDraft {
  readonly outcomeId: number;
  readonly eventId: number;
  /** Integer thousandths that the person saw when pressing. */
  readonly odds: number;
  readonly isLive: boolean;
  /** Texts in the language of the page. */
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** Icon of the sport as in the sport tree. */
  readonly sportIcon?: string;
  /** The accumulator of the platform that it was taken from. */
  readonly accumulatorId?: string;
  /** The page of a type (`betsonyour`, `cyber`) on which it was taken. */
  readonly pageType?: string;
}

/** Result of a press on odds. `full`: 50 selections; `locked`: a bet is being placed. */
export type ToggleResult = 'added' | 'removed' | 'full' | 'locked';

/**
 * Receiver of pressed odds, given by the plugin that composes bets. Read it inside an observer:
 * `has` re-renders only the components that asked for that outcome.
 */
export interface SelectionTaker {
  /** Observable per outcome. */
  readonly has: (outcomeId: number) => boolean;
  /** Observable; in the order of adding. */
  readonly drafts: readonly SelectionDraft[];
  /** Observable: true while a placed bet awaits its answer; changes are refused meanwhile. */
  readonly isLocked: boolean;
  /** Adds or removes the outcome; other outcomes of the market stay. */
  readonly toggle: (draft: SelectionDraft) => ToggleResult;
  /** A press on odds: to one-click or the quick coupon if on, else toggles. For odds buttons. */
  readonly press: (draft: SelectionDraft) => void;
  /** Observable: a press's extra effect, announced after each odds button; usually empty. */
  readonly pressHint: string;
  readonly remove: (outcomeId: number) => void;
}

/** The light service behind every odds button; absent on a site without a coupon. */
export const selectionTakerToken = createToken<SelectionTaker>('betting.selections', 1);
