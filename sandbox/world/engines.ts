import { boutEngine, boxing, mma } from './bout/boutEngine.ts';
import { footballEngine } from './football/footballEngine.ts';
import { hockeyEngine } from './hockey/hockeyEngine.ts';
import { possessionEngine } from './possession/possessionEngine.ts';
import { americanFootball, baseball, basketball, cricket, handball, rugby } from './possession/PossessionSport.ts';
import { raceEngine } from './race/raceEngine.ts';
import { badminton, darts, esports, snooker, tableTennis, volleyball } from './race/RaceSport.ts';
import type { SportEngine } from './SportEngine.ts';
import { tennisEngine } from './tennis/tennisEngine.ts';

const engines: ReadonlyMap<number, SportEngine> = new Map([
  [1, footballEngine],
  [2, hockeyEngine],
  [3, possessionEngine(basketball)],
  [4, tennisEngine],
  [5, possessionEngine(baseball)],
  [6, raceEngine(volleyball)],
  [7, possessionEngine(rugby)],
  [8, possessionEngine(handball)],
  [9, boutEngine(boxing)],
  [10, raceEngine(tableTennis)],
  [11, possessionEngine(americanFootball)],
  [12, possessionEngine(cricket)],
  [13, raceEngine(badminton)],
  [14, raceEngine(darts)],
  [15, raceEngine(snooker)],
  [16, boutEngine(mma)],
  [17, raceEngine(esports)],
]);

export function engineOf(sportId: number): SportEngine {
  const engine = engines.get(sportId);
  if (engine === undefined) throw new RangeError(`Sport ${sportId} has no engine: add one in sandbox/world/engines.ts`);
  return engine;
}
