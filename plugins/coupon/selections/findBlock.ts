import {
  dependentPartner,
  type DependentFacts,
} from '#domain/ticket/conflicts/dependentPartner.ts';

/** Facts that determine whether a selection can be bet on. */
export interface BlockFacts extends DependentFacts {
  readonly isSuspended: boolean;
  /** Its market has ended for good, although the event continues. */
  readonly isClosed?: boolean;
  readonly isFinished: boolean;
  /** The platform no longer has the outcome. */
  readonly isGone: boolean;
  /** The market may not be part of an accumulator. */
  readonly isExcludedFromAccumulator: boolean;
  /** A quarter line, which an anti-accumulator does not take. */
  readonly isSplitLine?: boolean;
}

/** Why a selection blocks the coupon; the first that applies, in this order. */
export type SelectionBlock =
  | { readonly kind: 'finished' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'suspended' }
  /**
   * Depends on an earlier selection of the same event, or on another one by the platform's answer.
   */
  | { readonly kind: 'dependent'; readonly onOutcomeId: number }
  | { readonly kind: 'excluded' };

/**
 * Why this selection cannot be bet on within its coupon; undefined when it can. Of two selections
 * of one event the later one is the dependent one; a first one that is finished, gone or closed
 * does not count. Source: CPN-23; specification 2, section 4.
 */
export function findBlock(
  selection: BlockFacts,
  all: readonly BlockFacts[],
): SelectionBlock | undefined {
  if (selection.isFinished) return { kind: 'finished' };
  if (selection.isGone) return { kind: 'gone' };
  if (selection.isClosed === true) return { kind: 'closed' };
  if (selection.isSuspended) return { kind: 'suspended' };
  if (all.length < 2) return undefined;
  const earlier = all.find((other) => other.eventId === selection.eventId && !isOver(other));
  if (earlier !== undefined && earlier.outcomeId !== selection.outcomeId)
    return { kind: 'dependent', onOutcomeId: earlier.outcomeId };
  const partner = dependentPartner(selection, all);
  if (partner !== undefined) return { kind: 'dependent', onOutcomeId: partner.outcomeId };
  return selection.isExcludedFromAccumulator ? { kind: 'excluded' } : undefined;
}

function isOver({ isFinished, isGone, isClosed }: BlockFacts): boolean {
  return isFinished || isGone || isClosed === true;
}
