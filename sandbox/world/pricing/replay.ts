import { winnersWithMoreTime } from '../markets/winnersWithMoreTime.ts';
import { playedSecondsAt } from '../clocked/playedSecondsAt.ts';
import type { ImportedCourse } from '../ImportedEvent.ts';
import { bisect } from '../markets/bisect.ts';
import type { MarketType } from '../markets/MarketType.ts';
import type { Pmf } from '../markets/Pmf.ts';
import {
  noMarginSkew,
  type Course,
  type MatchSetup,
  type SportEngine,
  type MarginSkew,
} from '../engine/SportEngine.ts';
import { applyMargin } from './applyMargin.ts';
import type { Quote } from './quoteMarket.ts';

/** The source's chances at one moment of a replayed match. */
export interface Replayed {
  /** Changes with the chances. */
  readonly stamp: string;
  readonly home: number;
  readonly draw: number;
  readonly isToAdvance: boolean;
}

const halfMin = 45;
/** Chances are given in hundredths; beyond these bounds there is no price. */
const surest = 0.995;
const maxMarginSkew = 2.5;
const tempos = [0.25, 0.4, 0.55, 0.7, 0.85, 1, 1.2, 1.45, 1.75, 2.1];

export function replayedAt(
  imported: ImportedCourse,
  { script, playedS }: Course,
): Replayed | undefined {
  if (imported.kind === 'seconds') {
    const clockS = playedSecondsAt(script.phases, playedS);
    const index = imported.steps.findLastIndex(([fromS]) => fromS <= clockS);
    const home = imported.steps[index]?.[1];
    return home === undefined
      ? undefined
      : { stamp: `${index}`, home, draw: 0, isToAdvance: false };
  }
  const [, , second, afterwards] = script.phases;
  // The source covers ninety minutes; extra time follows the model.
  if (afterwards !== undefined && playedS >= afterwards.fromS) return undefined;
  const isSecond = second !== undefined && playedS >= second.fromS;
  const minutes = isSecond ? imported.second : imported.first;
  const minute = Math.min(
    minutes.length - 1,
    Math.floor((playedS - (isSecond ? second.fromS : 0)) / 60),
  );
  const [home, draw] = minutes[minute] ?? [];
  return home === undefined || draw === undefined
    ? undefined
    : {
        stamp: `${isSecond ? halfMin + minute : minute}`,
        home,
        draw,
        isToAdvance: imported.isToAdvance,
      };
}

/**
 * Returns the margin skew at which the model agrees with the source, so that all markets agree with
 * it.
 */
export function replayMarginSkew(
  engine: SportEngine,
  setup: MatchSetup,
  course: Course,
  { home, draw, isToAdvance }: Replayed,
): MarginSkew {
  const away = 1 - home - draw;
  const marginOf = (marginSkew: MarginSkew): Pmf | undefined =>
    engine.outlook(setup, marginSkew, course).pair('match')?.margin;
  const wanted = clamp(home) - clamp(away);
  const leadOf = (margin: Pmf | undefined): number =>
    margin === undefined
      ? 0
      : chanceWhere(margin, (value) => value > 0) - chanceWhere(margin, (value) => value < 0);
  const split = (tempo: number): MarginSkew => {
    const lean = bisect(
      -maxMarginSkew,
      maxMarginSkew,
      (value) => leadOf(marginOf(marginSkewOf(tempo, value))) - wanted,
      14,
    );
    return marginSkewOf(tempo, lean);
  };
  if (marginOf(noMarginSkew) === undefined) return noMarginSkew;
  if (draw === 0 || isToAdvance) return split(1);
  let best: MarginSkew = noMarginSkew;
  let nearest = Number.POSITIVE_INFINITY;
  for (const tempo of tempos) {
    const marginSkew = split(tempo);
    const margin = marginOf(marginSkew);
    const distance =
      margin === undefined
        ? 1
        : Math.abs(chanceWhere(margin, (value) => value === 0) - draw) +
          Math.abs(leadOf(margin) - wanted);
    if (distance < nearest) [best, nearest] = [marginSkew, distance];
  }
  return best;
}

/**
 * Returns the winner market at the source's chances; undefined for other markets and near
 * certainty.
 */
export function replayedResult(
  { home, draw, isToAdvance }: Replayed,
  type: MarketType,
): { readonly quote: Quote | undefined } | undefined {
  const away = 1 - home - draw;
  const isThreeWay = type.nameKey === 'result';
  if (
    isToAdvance ||
    type.scope !== 'match' ||
    !(isThreeWay ? draw > 0 || home + away < 1 : winnersWithMoreTime.has(type.nameKey))
  )
    return undefined;
  const chances = isThreeWay ? [home, draw, away] : [home, away];
  const odds = chances.some((chance) => chance > surest || chance < 1 - surest)
    ? undefined
    : applyMargin(chances, type.overround);
  return { quote: odds === undefined ? undefined : { type, lineIndex: 0, odds } };
}

function marginSkewOf(tempo: number, lean: number): MarginSkew {
  return [tempo * Math.exp(lean), tempo * Math.exp(-lean)];
}

function clamp(chance: number): number {
  return Math.min(surest, Math.max(1 - surest, chance));
}

function chanceWhere({ from, chances }: Pmf, wants: (value: number) => boolean): number {
  return chances.reduce((sum, chance, index) => sum + (wants(from + index) ? chance : 0), 0);
}
