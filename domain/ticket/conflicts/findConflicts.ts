import { blocksOf } from '../blocksOf.ts';
import { dependentPartner, type DependentFacts } from './dependentPartner.ts';
import { meetInBet, type CouponShape } from './meetInBet.ts';
import type { ComposedSelection } from '../ComposedCoupon.ts';
import { selectionCounts } from './selectionCounts.ts';

/** The facts that decide which selections can be combined. */
export interface ConflictFacts extends ComposedSelection, DependentFacts {
  /** Whether the platform accepts it only as a single. */
  readonly isExcludedFromAccumulator: boolean;
  /** Whether the platform refuses it as a banker. */
  readonly isBankerDisabled?: boolean;
  /** Whether it has a quarter line, and so can be half lost. */
  readonly isSplitLine?: boolean;
}

/** Why a coupon cannot be placed as composed: names the selections and the remedy. */
export type CouponConflict =
  | {
      readonly kind: 'same-event';
      readonly outcomeId: number;
      readonly otherOutcomeId: number;
      readonly remedy: 'remove-either';
    }
  | {
      readonly kind: 'dependent';
      readonly outcomeId: number;
      readonly otherOutcomeId: number;
      readonly remedy: 'remove';
    }
  | {
      readonly kind: 'excluded';
      readonly outcomeId: number;
      readonly otherOutcomeId: number;
      readonly remedy: 'remove';
    }
  | { readonly kind: 'banker-disabled'; readonly outcomeId: number; readonly remedy: 'free-banker' }
  | { readonly kind: 'split-line'; readonly outcomeId: number; readonly remedy: 'remove' }
  | {
      readonly kind: 'too-few';
      readonly count: number;
      readonly least: number;
      readonly remedy: 'add';
    }
  | {
      readonly kind: 'too-few-free';
      readonly count: number;
      readonly least: number;
      readonly remedy: 'free-banker';
    }
  | {
      readonly kind: 'too-few-blocks';
      readonly count: number;
      readonly least: number;
      readonly remedy: 'add-block';
    }
  | {
      readonly kind: 'too-many';
      readonly count: number;
      readonly most: number;
      readonly remedy: 'remove';
    };

function countConflict(
  type: CouponShape['type'],
  facts: readonly ConflictFacts[],
  platformMost: number,
): CouponConflict | undefined {
  const { least, most } = selectionCounts[type];
  const count = facts.length;
  const limit = Math.min(most, platformMost);
  if (count < least) return { kind: 'too-few', count, least, remedy: 'add' };
  if (count > limit) return { kind: 'too-many', count, most: limit, remedy: 'remove' };
  const free = facts.filter(({ isBanker }) => isBanker !== true).length;
  if (type === 'system' && free < least)
    return { kind: 'too-few-free', count: free, least, remedy: 'free-banker' };
  const blocks = type === 'multi' || type === 'conditional' ? blocksOf(facts).length : least;
  return blocks < least
    ? { kind: 'too-few-blocks', count: blocks, least, remedy: 'add-block' }
    : undefined;
}

/**
 * Everything that keeps a coupon of this kind from being placed, the number of selections first,
 * then the selections in their order; of two that cannot be together the later one is named with
 * the earlier. Source: CPN-97, CPN-98, CPN-480; specification 2, section 4.
 *
 * @param platformMost how many selections the platform takes at most
 */
export function findConflicts(
  shape: CouponShape,
  facts: readonly ConflictFacts[],
  platformMost = Number.POSITIVE_INFINITY,
): readonly CouponConflict[] {
  const counted = countConflict(shape.type, facts, platformMost);
  const found = facts.flatMap((own, place): CouponConflict[] => {
    const { outcomeId } = own;
    const earlier = facts
      .slice(0, place)
      .find((other) => other.eventId === own.eventId && meetInBet(shape, own, other));
    if (earlier !== undefined)
      return [
        {
          kind: 'same-event',
          outcomeId,
          otherOutcomeId: earlier.outcomeId,
          remedy: 'remove-either',
        },
      ];
    const others = facts.filter((other) => other !== own && meetInBet(shape, own, other));
    const [company] = others;
    const partner = dependentPartner(
      own,
      facts.filter((other) => other === own || meetInBet(shape, own, other)),
    );
    if (partner !== undefined)
      return [
        { kind: 'dependent', outcomeId, otherOutcomeId: partner.outcomeId, remedy: 'remove' },
      ];
    if (own.isExcludedFromAccumulator && company !== undefined)
      return [{ kind: 'excluded', outcomeId, otherOutcomeId: company.outcomeId, remedy: 'remove' }];
    if (own.isSplitLine === true && shape.type === 'antiAccumulator')
      return [{ kind: 'split-line', outcomeId, remedy: 'remove' }];
    const isEverywhere =
      (shape.type === 'system' && own.isBanker === true) ||
      (shape.type === 'multi' && (own.blockId ?? 0) === 0);
    return isEverywhere && own.isBankerDisabled === true
      ? [{ kind: 'banker-disabled', outcomeId, remedy: 'free-banker' }]
      : [];
  });
  return counted === undefined ? found : [counted, ...found];
}
