import type { AccumulatorCard, AccumulatorKind, AccumulatorList } from '#wire';
import { isOpenSettlement } from '#domain/ticket/Settlement.ts';
import { accumulatorOdds } from '#domain/ticket/totalOdds.ts';
import { toThousandths } from '../bets/placing/validateCoupon.ts';
import type { Line } from '../line/Line.ts';
import { candidates, type OpenOutcome } from './candidates.ts';

type Section = 'line' | 'live';

interface Recipe {
  readonly kind: AccumulatorKind;
  /** Number of prematch and live selections. */
  readonly selections: Readonly<Record<Section, number>>;
  readonly lowest: number;
  readonly highest: number;
  /** The market that it consists of. */
  readonly accepts: (outcome: OpenOutcome) => boolean;
}

/** SBX-401: the three cards and their rules; odds in thousandths. */
const recipes: readonly Recipe[] = [
  {
    kind: 'favourites',
    selections: { line: 4, live: 3 },
    lowest: 1200,
    highest: 1750,
    accepts: isResult,
  },
  { kind: 'goals', selections: { line: 3, live: 3 }, lowest: 1500, highest: 2200, accepts: isOver },
  {
    kind: 'outsiders',
    selections: { line: 3, live: 2 },
    lowest: 2500,
    highest: 5000,
    accepts: isResult,
  },
];

const dayMs = 86_400_000;
const looksAhead = 120;
const withinH = 36;

interface Composed {
  readonly day: number;
  readonly epoch: number;
  readonly selections: ReadonlyMap<AccumulatorKind, readonly number[]>;
}

/**
 * Accumulators of the day, the same for all users: composed once a day; during the day only
 * selections that cannot be bet on, or whose odds have left the range of the card, are replaced
 * (SBX-402).
 */
export class Accumulators {
  readonly #line: Line;
  readonly #nowMs: () => number;
  readonly #composed = new Map<Section, Composed>();

  constructor(line: Line, nowMs: () => number) {
    this.#line = line;
    this.#nowMs = nowMs;
  }

  list(section: Section, language: string): AccumulatorList {
    const day = Math.floor(this.#nowMs() / dayMs);
    const before = this.#composed.get(section);
    const isToday = before?.day === day && before.epoch === this.#line.epoch;
    const selections = this.#compose(section, isToday ? before.selections : new Map());
    this.#composed.set(section, { day, epoch: this.#line.epoch, selections });
    const accumulators = [...selections].flatMap(
      ([kind, ids]) => this.#card(kind, ids, language) ?? [],
    );
    return { accumulators };
  }

  #compose(
    section: Section,
    before: ReadonlyMap<AccumulatorKind, readonly number[]>,
  ): ReadonlyMap<AccumulatorKind, readonly number[]> {
    let open: readonly OpenOutcome[] | undefined;
    const stillOffered = new Map(
      recipes.map((recipe) => [
        recipe.kind,
        (before.get(recipe.kind) ?? []).filter((id) => this.#isOffered(id, recipe, section)),
      ]),
    );
    const games = new Set([...stillOffered.values()].flat().map((id) => this.#line.gameIdOf(id)));
    const composed = new Map<AccumulatorKind, readonly number[]>();
    for (const { kind, selections, lowest, highest, accepts } of recipes) {
      const ids = [...(stillOffered.get(kind) ?? [])];
      if (ids.length < selections[section]) {
        open ??= candidates(
          this.#line,
          { section, limit: looksAhead, ...(section === 'line' ? { withinH } : {}) },
          'en',
        );
        const fitting = open.filter(
          (each) => each.odds >= lowest && each.odds <= highest && accepts(each),
        );
        for (const { game, outcome } of spread(fitting, kind === 'favourites')) {
          if (ids.length === selections[section]) break;
          if (
            games.has(game.id) ||
            this.#line.couponBet(outcome.id, 'en')?.isBannedExpress !== false
          )
            continue;
          games.add(game.id);
          ids.push(outcome.id);
        }
      }
      composed.set(kind, ids.length < 2 ? [] : ids);
    }
    return composed;
  }

  /**
   * Whether the outcome can be bet on; a suspended one is replaced as well, because a card must be
   * open to bets.
   */
  #isOffered(outcomeId: number, { lowest, highest }: Recipe, section: Section): boolean {
    const bet = this.#line.couponBet(outcomeId, 'en');
    if (bet === undefined || bet.isFinished || bet.isBlocked) return false;
    const odds = toThousandths(bet.coef);
    if (bet.isLive !== (section === 'live') || odds < lowest || odds > highest) return false;
    return isOpenSettlement(this.#line.settlement(outcomeId));
  }

  #card(
    kind: AccumulatorKind,
    ids: readonly number[],
    language: string,
  ): AccumulatorCard | undefined {
    const [first, ...others] = ids.flatMap((id) => this.#line.couponBet(id, language) ?? []);
    if (first === undefined || others.length === 0) return undefined;
    const bets: AccumulatorCard['bets'] = [first, ...others];
    return {
      id: `${kind}-${ids.join('-')}`.slice(0, 60),
      kind,
      bets,
      coef: accumulatorOdds(bets.map(({ coef }) => toThousandths(coef))) / 1000,
    };
  }
}

function isResult({ market }: OpenOutcome): boolean {
  return market.line === undefined;
}

function isOver({ market, outcome }: OpenOutcome): boolean {
  return market.line !== undefined && outcome.short === 'O';
}

/** Sorts the likeliest first if `isByOdds`, and repeats a competition only after all others. */
function spread(outcomes: readonly OpenOutcome[], isByOdds: boolean): readonly OpenOutcome[] {
  const sorted = isByOdds
    ? outcomes.toSorted(
        (first, second) => first.odds - second.odds || first.outcome.id - second.outcome.id,
      )
    : outcomes;
  const turns = new Map<number, number>();
  return sorted
    .map((each) => {
      const turn = turns.get(each.game.champId) ?? 0;
      turns.set(each.game.champId, turn + 1);
      return { each, turn };
    })
    .toSorted((first, second) => first.turn - second.turn)
    .map(({ each }) => each);
}
