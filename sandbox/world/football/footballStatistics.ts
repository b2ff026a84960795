import type { CountPair } from '../markets/MarketType.ts';
import { smoothNoise } from '../random.ts';
import type { Course, LiveNumbers, MatchSetup } from '../engine/SportEngine.ts';
import { footballLevels } from './footballModel.ts';

/** Expected goals of an attempt by its result. */
const worthOfShot: Readonly<Record<string, number>> = { shotsOn: 0.17, shotsOff: 0.06 };

export function statisticsOf(
  setup: MatchSetup,
  course: Course,
  pair: (scope: string) => CountPair,
): NonNullable<LiveNumbers['statistics']> {
  const row = (
    key: string,
    [home, away]: CountPair,
  ): { key: string; home: number; away: number } => ({ key, home, away });
  const attacks: CountPair = [
    pair('attacks')[0] + pair('dangerous')[0],
    pair('attacks')[1] + pair('dangerous')[1],
  ];
  return [
    row('possession', possessionOf(setup, course.playedS)),
    row('attacks', attacks),
    row('dangerousAttacks', pair('dangerous')),
    row('shotsOnTarget', pair('shotsOn')),
    row('shotsOffTarget', pair('shotsOff')),
    row('corners', pair('corners')),
    row('expectedGoals', expectedGoalsOf(pair)),
  ];
}

function possessionOf(setup: MatchSetup, playedS: number): CountPair {
  const [home, away] = footballLevels(setup.levels).goals;
  const base = 50 + 14 * Math.log(home / away);
  const home100 = Math.round(
    Math.min(74, Math.max(26, base + 7 * smoothNoise(setup.id, playedS / 1500))),
  );
  return [home100, 100 - home100];
}

function expectedGoalsOf(pair: (scope: string) => CountPair): CountPair {
  const sum = (team: 0 | 1): number => {
    const shots = Object.entries(worthOfShot).reduce(
      (worth, [scope, each]) => worth + each * pair(scope)[team],
      0,
    );
    return Math.round((shots + 0.76 * pair('penalties')[team]) * 100) / 100;
  };
  return [sum(0), sum(1)];
}

const weightOf: Readonly<Record<string, number>> = {
  goals: 5,
  extraGoals: 5,
  shotsOn: 2.5,
  shotsOff: 1.5,
  corners: 1,
  dangerous: 0.7,
  attacks: 0.2,
};

/** Ends of the parts on the clock; stoppage time and the next break count as the last minute. */
const endOfPartS: Readonly<Record<string, number>> = { h1: 2700, h2: 5400, et1: 6300, et2: 7200 };

/**
 * Returns the pressure by minute: weighted incidents of the minute and just before, scaled to −1 …
 * 1.
 */
export function momentumOf({ script, playedS }: Course): readonly number[] {
  const minutes: number[] = [];
  const parts = script.phases.filter(({ code }) => code in endOfPartS);
  const playS = (atS: number): number => {
    const part = parts.findLast(({ fromS }) => fromS <= atS);
    return part === undefined
      ? 0
      : Math.min((endOfPartS[part.code] ?? 0) - 1, part.clockFromS + atS - part.fromS);
  };
  const count =
    parts.length === 0 ? 0 : Math.floor(playS(Math.min(playedS, script.durationS)) / 60) + 1;
  for (let minute = 0; minute < count; minute += 1) minutes.push(0);
  for (const { atS, team, counter } of script.incidents) {
    if (atS > playedS) break;
    if (team === 0 || counter === undefined) continue;
    const weight = (weightOf[counter] ?? 0) * (team === 1 ? 1 : -1);
    const minute = Math.floor(playS(atS) / 60);
    for (let later = 0; later < 4 && minute + later < count; later += 1)
      minutes[minute + later] = (minutes[minute + later] ?? 0) + weight / (1 + later);
  }
  return minutes.map((value) => Math.round(Math.tanh(value / 5) * 100) / 100);
}
