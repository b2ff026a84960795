import type { CoreServices } from '#core';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { explainRefusal } from './explainRefusal.ts';
import type { SingleResult } from '../place/Placement.ts';
import { remedyOf, type Remedy, type RemedyStores } from './remedyOf.ts';

/** The fix for one refused single of many; changes that one and sends nothing. */
export function singleRemedyOf(
  { outcomeId, errors }: SingleResult,
  stores: RemedyStores,
  services: CoreServices,
): Remedy | undefined {
  const { composition, coupon, limits, placement, selections } = stores;
  const refusal = explainRefusal(errors);
  const draft = selections.drafts.find((each) => each.outcomeId === outcomeId);
  if (draft === undefined) return undefined;
  switch (refusal.remedy) {
    case 'remove':
      return { key: 'remedy.remove', run: () => placement.removeLeft(outcomeId) };
    case 'set-limit':
    case 'lower-stake': {
      const { limit } = refusal;
      const isPossible =
        limit?.currency === coupon.currency &&
        limit.minor > 0 &&
        limit.minor >= (limits.minStakeMinor ?? 0);
      if (!isPossible || coupon.singleStakeMinor(outcomeId) === limit.minor) return undefined;
      return {
        key: 'remedy.stake',
        stakeMinor: limit.minor,
        run: () => composition.selectionStakes.set(outcomeId, limit.minor),
      };
    }
    case 'accept-odds': {
      const now = refusal.changes.find((change) => change.outcomeId === outcomeId)?.now;
      if (now === undefined || draft.odds === now) return undefined;
      return {
        key: 'remedy.odds',
        odds: toOddsOfThousandths(now),
        run: () => selections.acceptOdds(new Map([[outcomeId, now]])),
      };
    }
    case 'default-kind':
      return undefined;
    default:
      return remedyOf(refusal, stores, services);
  }
}
