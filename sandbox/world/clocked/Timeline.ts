import { drawBetween, type Random } from '../random.ts';
import type { Phase } from '../engine/SportEngine.ts';

interface PeriodPlan {
  readonly code: string;
  /** Length in seconds of the sport's own clock. */
  readonly lengthS: number;
  /** Value of the clock at the start of the period. */
  readonly clockFromS: number;
  readonly countsDown: boolean;
  /** Number of stoppages, with their shortest and longest length. */
  readonly stops: { readonly count: number; readonly fromS: number; readonly toS: number };
}

/** Places periods and breaks one after another and maps the sport's clock to match seconds. */
export class Timeline {
  readonly phases: Phase[] = [];
  #endS = 0;

  get endS(): number {
    return this.#endS;
  }

  addPeriod(random: Random, plan: PeriodPlan): void {
    const stopsAt = Array.from({ length: plan.stops.count }, () =>
      Math.floor(drawBetween(random, 5, plan.lengthS - 5)),
    ).toSorted((first, second) => first - second);
    let playedS = 0;
    for (const stopS of [...new Set(stopsAt)]) {
      this.#run(plan, playedS, stopS);
      playedS = stopS;
      const pauseS = Math.round(drawBetween(random, plan.stops.fromS, plan.stops.toS));
      this.#add(
        {
          code: plan.code,
          clockFromS: clockAt(plan, playedS),
          isRunning: false,
          ...(plan.countsDown ? { countsDown: true } : {}),
        },
        pauseS,
      );
    }
    this.#run(plan, playedS, plan.lengthS);
  }

  addBreak(lengthS: number, clockFromS: number, code = 'br'): void {
    this.#add({ code, clockFromS, isRunning: false }, lengthS);
  }

  /** Returns the match second at which a period has this many seconds played. */
  matchSecond(code: string, clockPlayedS: number): number {
    let leftS = clockPlayedS;
    let latest = 0;
    for (const { code: own, fromS, toS, isRunning } of this.phases) {
      if (own !== code || !isRunning) continue;
      if (leftS <= toS - fromS) return Math.floor(fromS + leftS);
      leftS -= toS - fromS;
      latest = toS;
    }
    return latest;
  }

  #run(plan: PeriodPlan, fromClockS: number, toClockS: number): void {
    if (toClockS <= fromClockS) return;
    this.#add(
      {
        code: plan.code,
        clockFromS: clockAt(plan, fromClockS),
        isRunning: true,
        ...(plan.countsDown ? { countsDown: true } : {}),
      },
      toClockS - fromClockS,
    );
  }

  #add(phase: Omit<Phase, 'fromS' | 'toS'>, lengthS: number): void {
    this.phases.push({ ...phase, fromS: this.#endS, toS: this.#endS + lengthS });
    this.#endS += lengthS;
  }
}

function clockAt({ clockFromS, countsDown }: PeriodPlan, playedS: number): number {
  return countsDown ? clockFromS - playedS : clockFromS + playedS;
}

/** Returns the seconds played of a period at a match second. */
export function clockPlayedS(phases: readonly Phase[], code: string, playedS: number): number {
  let sum = 0;
  for (const { code: own, fromS, toS, isRunning } of phases) {
    if (own === code && isRunning) sum += Math.max(0, Math.min(toS, playedS) - fromS);
  }
  return sum;
}

/** Returns the period codes in the order of play, without breaks. */
export function periodCodes(
  phases: readonly Phase[],
  playedS = Number.POSITIVE_INFINITY,
): readonly string[] {
  return [
    ...new Set(
      phases
        .filter(({ code, fromS }) => code !== 'br' && code !== 'ht' && fromS <= playedS)
        .map(({ code }) => code),
    ),
  ];
}
