import type { CountPair, Facts } from '../markets/MarketType.ts';
import { mergeIntervals } from '../engine/mergeIntervals.ts';
import { createRandom, drawPoisson } from '../random.ts';
import { standingBy } from '../engine/standing.ts';
import type {
  Course,
  FixedResult,
  Incident,
  MatchScript,
  MatchSetup,
  Phase,
} from '../engine/SportEngine.ts';
import {
  breakS,
  chancesOf,
  methodCode,
  methods,
  type BoutSport,
  type BoutState,
  type Method,
} from './boutModel.ts';

type Draft = Omit<Incident, 'score'>;

const wonBy: Readonly<Record<Method, string>> = {
  knockout: 'wonByKnockout',
  submission: 'wonBySubmission',
  points: 'wonOnPoints',
};

export interface BoutStanding {
  readonly cards: BoutState['cards'];
  /** Present once the bout is over. */
  readonly end: { readonly team: 1 | 2; readonly method: Method } | undefined;
  readonly strikes: CountPair;
  readonly knockdowns: CountPair;
}

export const boutStanding = standingBy(({ script, playedS }): BoutStanding => {
  const cards: [number, number][] = [];
  const strikes: [number, number] = [0, 0];
  const knockdowns: [number, number] = [0, 0];
  let end: BoutStanding['end'];
  for (const { atS, team, counter, value = 0, textKey } of script.incidents) {
    if (atS > playedS) break;
    if (team === 0) continue;
    // The card of a round: ten points for its winner, nine or eight for the other.
    if (counter === 'round') cards.push(team === 1 ? [10, 10 - value] : [10 - value, 10]);
    if (counter === 'strikes') strikes[team - 1] = (strikes[team - 1] ?? 0) + 1;
    if (counter === 'knockdowns') knockdowns[team - 1] = (knockdowns[team - 1] ?? 0) + 1;
    const method = methods.find((candidate) => wonBy[candidate] === textKey);
    if (method !== undefined) end = { team, method };
  }
  return { cards, end, strikes, knockdowns };
});

export function boutFacts({ cards, end }: BoutStanding): Facts {
  return {
    sequence: [],
    pair: (scope): CountPair | undefined => {
      switch (scope) {
        case 'match':
          return end === undefined ? [0, 0] : end.team === 1 ? [1, 0] : [0, 1];
        case 'rounds':
          return [cards.length, 0];
        case 'method':
          return end === undefined ? undefined : [methodCode(end.team, end.method), 0];
        default:
          return undefined;
      }
    },
  };
}

/** Returns the state of the elapsed part of the bout, for pricing. */
export function boutState(sport: BoutSport, course: Course): BoutState {
  const { cards } = boutStanding(course);
  const phase = course.script.phases.findLast(({ fromS }) => fromS <= course.playedS);
  const isFighting = phase?.code === `round${cards.length + 1}`;
  return {
    completed: Math.min(cards.length, sport.rounds),
    cards,
    part: isFighting ? Math.min(1, (course.playedS - phase.fromS) / sport.roundS) : 0,
  };
}

export function simulateBout(
  sport: BoutSport,
  setup: MatchSetup,
  fixed?: FixedResult,
): MatchScript {
  const random = createRandom(setup.seed, setup.id, sport.key);
  const level = setup.levels[0] ?? 0.5;
  const { stops, round } = chancesOf(level);
  const winner =
    fixed === undefined || fixed.score[0] === fixed.score[1]
      ? undefined
      : fixed.score[0] > fixed.score[1]
        ? 1
        : 2;
  const drafts: Draft[] = [];
  const phases: Phase[] = [];
  const suspensions: [number, number][] = [];
  let lead = 0;
  let atS = 0;
  let end: { readonly team: 1 | 2; readonly method: Method } | undefined;
  for (let index = 1; index <= sport.rounds && end === undefined; index += 1) {
    const fromS = atS;
    const isLast = random() < sport.stoppageChance;
    const foughtS = isLast ? Math.max(8, Math.floor(random() * sport.roundS)) : sport.roundS;
    const roundWinner =
      winner !== undefined && index > sport.rounds / 2 ? winner : random() < round ? 1 : 2;
    const isWide = random() < sport.wideShare;
    drafts.push({
      atS: fromS,
      kind: 'period',
      team: 0,
      textKey: `periodStart@round${index}`,
      isShown: true,
    });
    for (const team of [1, 2] as const) {
      const mean =
        (sport.strikes / 2) * (foughtS / sport.roundS) * (team === roundWinner ? 1.15 : 0.85);
      for (let left = drawPoisson(random, mean); left > 0; left -= 1)
        drafts.push({
          atS: fromS + 1 + Math.floor(random() * (foughtS - 4)),
          kind: 'shot',
          team,
          textKey: 'strike',
          counter: 'strikes',
          isShown: false,
        });
    }
    if (isWide && !isLast && random() < 0.7) {
      const downS = fromS + 10 + Math.floor(random() * (foughtS - 30));
      drafts.push({
        atS: downS,
        kind: 'knockdown',
        team: roundWinner,
        textKey: 'knockdown',
        counter: 'knockdowns',
        isShown: true,
      });
      suspensions.push([downS - 3, downS + 25]);
    }
    phases.push({
      fromS,
      toS: fromS + foughtS,
      code: `round${index}`,
      clockFromS: sport.roundS,
      isRunning: true,
      countsDown: true,
    });
    atS = fromS + foughtS;
    // Betting is suspended from the end of the last round until the verdict, because a verdict at
    // all reveals too much.
    if (index === sport.rounds && foughtS > sport.roundS - 20)
      suspensions.push([fromS + sport.roundS - 20, fromS + sport.roundS + breakS + 10]);
    if (isLast) {
      const team = winner ?? (random() < stops ? 1 : 2);
      end = { team, method: random() < sport.submissionShare ? 'submission' : 'knockout' };
      suspensions.push([atS - 12, atS + 30]);
    } else {
      const value = isWide ? 2 : 1;
      lead += roundWinner === 1 ? value : -value;
      drafts.push({
        atS,
        kind: 'info',
        team: roundWinner,
        textKey: 'roundWon',
        counter: 'round',
        value,
        isShown: true,
      });
      suspensions.push([atS - 4, atS + 10]);
      phases.push({ fromS: atS, toS: atS + breakS, code: 'br', clockFromS: -1, isRunning: false });
      atS += breakS;
    }
  }
  const points: 1 | 2 = lead === 0 ? (random() < round ? 1 : 2) : lead > 0 ? 1 : 2;
  const { team, method } = end ?? { team: winner ?? points, method: 'points' as const };
  drafts.push({ atS: atS + 2, kind: 'info', team, textKey: wonBy[method], isShown: true });
  const durationS = atS + 4;
  const incidents = drafts
    .toSorted((first, second) => first.atS - second.atS)
    .map((draft): Incident => ({
      ...draft,
      score: textKeys.has(draft.textKey) ? (team === 1 ? [1, 0] : [0, 1]) : [0, 0],
    }));
  const bare: MatchScript = {
    durationS,
    phases,
    incidents,
    suspensions: mergeIntervals(suspensions),
    facts: { sequence: [], pair: () => undefined },
  };
  return { ...bare, facts: boutFacts(boutStanding({ script: bare, playedS: durationS })) };
}

const textKeys: ReadonlySet<string> = new Set(Object.values(wonBy));
