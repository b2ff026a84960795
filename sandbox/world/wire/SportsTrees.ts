import type { RowMarketKind, SportsTree } from '#wire';
import type { Competition } from '../catalogue/competitions.ts';
import { contestPlans } from '../catalogue/contests.ts';
import { everySport } from '../catalogue/sports.ts';
import type { EventBoard } from '../schedule/EventBoard.ts';
import { slugOf } from '../locales/slug.ts';
import { textsOf, type Texts } from '../locales/texts.ts';
import { rowMarketKinds, rowMarketsOf } from '../offer/rowQuotes.ts';
import { engineOf } from '../engine/engines.ts';
import { toChamp } from './gameWire.ts';

const contestSportIds: ReadonlySet<number> = new Set(
  contestPlans.map(({ competition }) => competition.sport.id),
);

/** Sports and competitions on offer, by language; rebuilt when the lists have changed. */
export class SportsTrees {
  readonly #competitions: () => readonly Competition[];
  readonly #board: Pick<EventBoard, 'countsOf'>;
  readonly #trees = new Map<string, { readonly revision: number; readonly tree: SportsTree }>();

  constructor(competitions: () => readonly Competition[], board: Pick<EventBoard, 'countsOf'>) {
    this.#competitions = competitions;
    this.#board = board;
  }

  of(language: string, revision: number): SportsTree {
    const texts = textsOf(language);
    const cached = this.#trees.get(texts.language);
    if (cached?.revision === revision) return cached.tree;
    const tree = this.#build(texts);
    this.#trees.set(texts.language, { revision, tree });
    return tree;
  }

  #build(texts: Texts): SportsTree {
    const offered = this.#competitions().filter(({ id }) => {
      const { line, live } = this.#board.countsOf(id);
      return line + live > 0;
    });
    const tree = everySport.map((sport) => {
      const isContest = contestSportIds.has(sport.id);
      const own = offered.filter((competition) => competition.sport.id === sport.id);
      const champs = own.map((competition) =>
        toChamp(competition, this.#board.countsOf(competition.id), texts),
      );
      return {
        id: sport.id,
        name: texts.of(`sport.${sport.key}`),
        slug: slugOf(sport.key),
        icon: sport.icon,
        lineCount: champs.reduce((sum, { lineCount }) => sum + lineCount, 0),
        liveCount: champs.reduce((sum, { liveCount }) => sum + liveCount, 0),
        ...(isContest ? { isContest: true as const } : { rowMarkets: rowMarketsOfAll(own) }),
        champs,
      };
    });
    return {
      sports: tree.filter(({ champs }) => champs.length > 0),
      topChampIds: offered.filter(({ isTop }) => isTop).map(({ id }) => id),
    };
  }
}

/**
 * Returns the markets that rows of these competitions can show; disciplines of a sport have their
 * own.
 */
function rowMarketsOfAll(competitions: readonly Competition[]): RowMarketKind[] {
  const engines = new Set(competitions.map(engineOf));
  const found = new Set([...engines].flatMap(rowMarketsOf));
  return rowMarketKinds.filter((kind) => found.has(kind));
}
