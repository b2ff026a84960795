import { riskProfiles, type BetCandidate, type BetWish, type MissReason } from './BetWish.ts';
import { isNearWish } from './isNearWish.ts';
import { selectionSets } from './selectionSets.ts';

export interface BetProposals {
  /** At most three distinct proposals; the selections of one are of different events. */
  readonly proposals: readonly (readonly BetCandidate[])[];
  readonly reason?: MissReason;
}

const proposalsMax = 3;
const nearShare = 0.05;
/** Limit of examined sets of one size. */
const mostSets = 4000;

/**
 * Proposes three accumulators (or singles) near the wished return: BET-166 to BET-168. Each avoids
 * the events of earlier ones; if there are too few events they may share some.
 *
 * @param random 0 to 1, the same sequence for the same proposals
 */
export function proposeBets(
  candidates: readonly BetCandidate[],
  wish: BetWish,
  random: () => number,
): BetProposals {
  const { lowest, highest, mostSelections } = riskProfiles[wish.risk];
  const target = wish.wishMinor / wish.stakeMinor;
  const pool = candidates
    .filter(({ odds }) => odds >= lowest && odds <= highest)
    .toSorted((first, second) => first.odds - second.odds || first.id - second.id);
  // Rounding to a whole minor unit can bring the return half a unit nearer.
  const near = nearShare + 0.5 / wish.wishMinor;
  const impossible = whyImpossible(pool, wish, near);
  if (impossible !== undefined) return { proposals: [], reason: impossible };
  const found: (readonly BetCandidate[])[] = [];
  const known = new Set<string>();
  const used = new Set<number>();
  for (const isDisjoint of [true, false]) {
    for (const size of sizesByLikeness(
      target,
      Math.sqrt(lowest * highest) / 1000,
      mostSelections,
    )) {
      let looked = 0;
      for (const selections of selectionSets({
        pool: isDisjoint ? pool.filter(({ eventId }) => !used.has(eventId)) : pool,
        size,
        target,
        near,
        random,
      })) {
        looked += 1;
        if (looked > mostSets || found.length === proposalsMax) break;
        const key = selections
          .map(({ id }) => id)
          .toSorted((first, second) => first - second)
          .join();
        if (
          known.has(key) ||
          (isDisjoint && selections.some(({ eventId }) => used.has(eventId))) ||
          !isNearWish(selections, wish)
        )
          continue;
        known.add(key);
        for (const { eventId } of selections) used.add(eventId);
        found.push(selections);
      }
      if (found.length === proposalsMax) return { proposals: found };
    }
  }
  return { proposals: found, reason: 'nothing_near' };
}

/** Numbers of selections, ordered by how typical their odds are for the risk. */
function sizesByLikeness(
  target: number,
  typicalOdds: number,
  mostSelections: number,
): readonly number[] {
  const ideal = Math.log(target) / Math.log(typicalOdds);
  return Array.from({ length: mostSelections }, (_, index) => index + 1).toSorted(
    (first, second) => Math.abs(first - ideal) - Math.abs(second - ideal),
  );
}

/** Why the wish cannot be reached with any outcomes of this risk level. */
function whyImpossible(
  pool: readonly BetCandidate[],
  { stakeMinor, wishMinor, risk }: BetWish,
  near: number,
): MissReason | undefined {
  const { lowest, highest, mostSelections } = riskProfiles[risk];
  const target = wishMinor / stakeMinor;
  if (target * (1 + near) < lowest / 1000) return 'wish_too_low';
  if (target * (1 - near) > (highest / 1000) ** mostSelections) return 'wish_too_high';
  const best = new Map<number, number>();
  for (const { eventId, odds } of pool) best.set(eventId, Math.max(odds, best.get(eventId) ?? 0));
  const reach = [...best.values()]
    .toSorted((first, second) => second - first)
    .slice(0, mostSelections)
    .reduce((product, odds) => (product * odds) / 1000, 1);
  return best.size === 0 || reach < target * (1 - near) ? 'too_few_events' : undefined;
}
