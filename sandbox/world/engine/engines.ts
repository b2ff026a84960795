import { baseballEngine } from '../baseball/baseballEngine.ts';
import { boutEngine } from '../bout/boutEngine.ts';
import { boxing, mma } from '../bout/boutModel.ts';
import type { Competition } from '../catalogue/competitions.ts';
import { disciplines } from '../catalogue/disciplines.ts';
import { sports } from '../catalogue/sports.ts';
import { cricketEngine } from '../cricket/cricketEngine.ts';
import { footballEngine } from '../football/footballEngine.ts';
import { hockeyEngine } from '../hockey/hockeyEngine.ts';
import { possessionEngine } from '../possession/possessionEngine.ts';
import {
  americanFootball,
  basketball,
  cyberBasketball,
  handball,
  rugby,
} from '../possession/PossessionSport.ts';
import { withFasterClock } from './withFasterClock.ts';
import { raceEngine } from '../race/raceEngine.ts';
import {
  badminton,
  darts,
  lanes,
  shooter,
  snooker,
  tableTennis,
  volleyball,
  type RaceSport,
} from '../race/RaceSport.ts';
import type { SportEngine } from './SportEngine.ts';
import { tennisEngine } from '../tennis/tennisEngine.ts';

const shooterEngine = raceEngine(shooter);
const lanesEngine = raceEngine(lanes);

const ofSports: ReadonlyMap<number, SportEngine> = new Map([
  [1, footballEngine],
  [2, hockeyEngine],
  [3, possessionEngine(basketball)],
  [4, tennisEngine],
  [5, baseballEngine],
  [6, raceEngine(volleyball)],
  [7, possessionEngine(rugby)],
  [8, possessionEngine(handball)],
  [9, boutEngine(boxing)],
  [10, raceEngine(tableTennis)],
  [11, possessionEngine(americanFootball)],
  [12, cricketEngine],
  [13, raceEngine(badminton)],
  [14, raceEngine(darts)],
  [15, raceEngine(snooker)],
  [16, boutEngine(mma)],
  // Each competition of cyber sport has a discipline, which decides the engine; the sport itself
  // plays maps.
  [17, shooterEngine],
]);

const ofDisciplines: Readonly<Record<string, SportEngine>> = {
  'strike-zone': shooterEngine,
  'valiant-five': shooterEngine,
  'ancient-lanes': lanesEngine,
  'rift-keepers': lanesEngine,
  'cyber-football': withFasterClock(footballEngine, 7.5),
  'cyber-basketball': possessionEngine(cyberBasketball),
  'cyber-tennis': withFasterClock(tennisEngine, 6),
};

export function engineOf({
  sport,
  discipline,
}: Pick<Competition, 'sport' | 'discipline'>): SportEngine {
  return discipline === undefined ? engineOfSport(sport.id) : engineOfDiscipline(discipline.key);
}

export function engineOfSport(sportId: number): SportEngine {
  const engine = ofSports.get(sportId);
  if (engine === undefined)
    throw new RangeError(
      `Sport ${sportId} has no engine: add one in sandbox/world/engine/engines.ts`,
    );
  return engine;
}

function engineOfDiscipline(key: string): SportEngine {
  const engine = ofDisciplines[key];
  if (engine === undefined)
    throw new RangeError(
      `Discipline ${key} has no engine: add one in sandbox/world/engine/engines.ts`,
    );
  return engine;
}

const racesOfDisciplines: Readonly<
  Record<string, { readonly race: RaceSport; readonly unit: 'round' | 'structure' }>
> = {
  'strike-zone': { race: shooter, unit: 'round' },
  'valiant-five': { race: shooter, unit: 'round' },
  'ancient-lanes': { race: lanes, unit: 'structure' },
  'rift-keepers': { race: lanes, unit: 'structure' },
};

/**
 * Returns the maximum number of maps of a discipline's match and their counter; undefined without
 * maps.
 */
export function mapsOf(
  key: string,
): { readonly bestOf: number; readonly unit: 'round' | 'structure' } | undefined {
  const played = racesOfDisciplines[key];
  return played === undefined
    ? undefined
    : { bestOf: 2 * played.race.setsToWin - 1, unit: played.unit };
}

/** Whether a match of a discipline can end in a draw. */
export function hasDraws(key: string): boolean {
  const { types, mainTypeIds } = engineOfDiscipline(key);
  return types.some(({ id, outcomes }) => id === mainTypeIds[0] && outcomes.length === 3);
}

/** Every engine with the key of its sport or discipline. */
export const allEngines: readonly (readonly [key: string, engine: SportEngine])[] = [
  ...sports.map(({ key, id }) => [key, engineOfSport(id)] as const),
  ...disciplines.map(({ key }) => [key, engineOfDiscipline(key)] as const),
];
