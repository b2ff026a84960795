import { BoundedCache } from '../BoundedCache.ts';
import type { Competition } from '../catalogue/competitions.ts';
import { engineOf } from '../engine/engines.ts';
import type { Random } from '../random.ts';
import { noMarginSkew } from '../engine/SportEngine.ts';

/** Ratings are rounded to this step, so that most matches share their distributions. */
const ratingStep = 0.1;
const cachedMargins = 4000;

/** Winning margins from `from` on, with the chance of each and the cumulative chances. */
interface Margins {
  readonly from: number;
  readonly upTo: Float64Array;
}

const known = new BoundedCache<string, Margins>(cachedMargins);

/** Returns the distribution of a match of two strengths, by the model that plays and prices it. */
export function marginsOf(
  competition: Competition,
  homeRating: number,
  awayRating: number,
): Margins {
  const [home, away] = [Math.round(homeRating / ratingStep), Math.round(awayRating / ratingStep)];
  return known.get(
    `${competition.discipline?.key ?? competition.sport.key}|${home}|${away}`,
    () => {
      const engine = engineOf(competition);
      const scope = engine.types.find(({ id }) => id === engine.mainTypeIds[0])?.scope ?? 'match';
      const margin = engine
        .outlook(
          { id: 0, seed: 0, levels: engine.levels(home * ratingStep, away * ratingStep) },
          noMarginSkew,
        )
        .pair(scope)?.margin;
      if (margin === undefined) return { from: 0, upTo: Float64Array.of(1) };
      let sum = 0;
      return { from: margin.from, upTo: margin.chances.map((chance) => (sum += chance)) };
    },
  );
}

export function drawMargin({ from, upTo }: Margins, random: Random): number {
  const wanted = random() * (upTo.at(-1) ?? 1);
  let index = 0;
  while (index < upTo.length - 1 && (upTo[index] ?? 1) < wanted) index += 1;
  return from + index;
}
