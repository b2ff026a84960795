import { isRecord } from '#domain/values/isRecord.ts';
import { BadRowError } from '../ImportReport.ts';
import { clubName } from '../names/clubs.ts';
import { footballCompetition, seasonInName } from '../names/competitions.ts';
import { nameFault } from '../names/nameFault.ts';
import { zoneOf } from '../names/zones.ts';
import { readIsoDay } from '../readDay.ts';
import {
  checkSides,
  entriesOf,
  quote,
  readMatches,
  recordOf,
  type MatchFacts,
} from '../readRows.ts';
import type { SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';

const family = 'openfootball';
/** Lists in files of this family that have no matches. */
const companions = ['groups', 'stadiums', 'teams'] as const;

/** Fixtures and results of one competition, with scorers where the file has them. */
export const openFootballReader: SourceReader = {
  family,
  read: (file) => {
    if (file.kind !== 'json' || !isRecord(file.value) || typeof file.value['name'] !== 'string')
      return undefined;
    const { name, matches } = file.value;
    if (!Array.isArray(matches)) {
      const held = companions.find((field) =>
        Array.isArray((file.value as Readonly<Record<string, unknown>>)[field]),
      );
      return held === undefined
        ? undefined
        : { read: 0, holdsNoMatches: `openfootball ${held}: there is no match in it` };
    }
    const competition = footballCompetition(name, file.path);
    const season = seasonInName(name);
    return readMatches(file.path, family, entriesOf(matches), (entry) => ({
      competition,
      season,
      ...readMatch(recordOf(entry), zoneOf(competition)),
    }));
  },
};

type Entry = Readonly<Record<string, unknown>>;

function readMatch(entry: Entry, zone: string | undefined): Omit<MatchFacts, 'competition'> {
  const { date, round, group, team1, team2, status, time } = entry;
  if (typeof team1 !== 'string' || typeof team2 !== 'string')
    throw new BadRowError('team1 or team2 is missing');
  const [home, away] = [clubName(team1), clubName(team2)];
  checkSides([home, away], ['team1', 'team2']);
  const fate = readStatus(status);
  const facts = {
    day: readIsoDay(date),
    ...readKickOff(time, zone),
    round: typeof round === 'string' ? round : undefined,
    group: readGroup(group),
    home,
    away,
  };
  return fate === undefined
    ? { ...facts, result: readResult(entry), extra: readExtra(entry) }
    : { ...facts, fate };
}

/** Returns A for "Group A"; other names are not groups. */
function readGroup(group: unknown): string | undefined {
  return typeof group === 'string' ? /^Group ([A-Z])$/.exec(group.trim())?.[1] : undefined;
}

/** Bets on an awarded match are void, like those on a match that was not played. */
function readStatus(status: unknown): SourceMatch['fate'] {
  if (status === undefined || status === null || status === '') return undefined;
  if (status === 'postponed' || status === 'cancelled') return status;
  if (status === 'awarded' || status === 'abandoned') return 'cancelled';
  throw new BadRowError(`status ${quote(status)} is not known`);
}

/** Parses "20:00" in the time zone of the league, or "17:00 UTC+3", which is converted to UTC. */
function readKickOff(
  time: unknown,
  zone: string | undefined,
): Pick<SourceMatch, 'kickOffMin' | 'zone'> {
  if (time === undefined || time === null || time === '') return { kickOffMin: undefined };
  const match =
    typeof time === 'string'
      ? /^([01]?\d|2[0-3]):([0-5]\d)(?:\s*UTC(?:([+-])(\d{1,2})(?::?([0-5]\d))?)?)?$/.exec(time)
      : null;
  if (match === null) throw new BadRowError(`time ${quote(time)} is not hh:mm`);
  const offsetMin =
    (match[3] === '-' ? -1 : 1) * (Number(match[4] ?? 0) * 60 + Number(match[5] ?? 0));
  return {
    // Minutes since midnight UTC of the file's date; an evening in America exceeds 24 hours.
    kickOffMin: Number(match[1]) * 60 + Number(match[2]) - offsetMin,
    ...(match[0].includes('UTC') ? {} : { zone }),
  };
}

/** Reads `ft`, the score after 90 minutes, by which bets settle. */
function readResult(entry: Entry): SourceMatch['result'] {
  const { score } = entry;
  if (score === undefined || score === null || (isRecord(score) && Object.keys(score).length === 0))
    return undefined;
  if (!isRecord(score) || score['ft'] === undefined) throw new BadRowError('score has no ft');
  const full = readPair(score['ft'], 'score.ft');
  const goals = goalsBetween(entry, full, 1, 90);
  const known = { score: full, ...(goals === undefined ? {} : { goals }) };
  if (score['ht'] === undefined) return known;
  const halfTime = readPair(score['ht'], 'score.ht');
  if (halfTime[0] > full[0] || halfTime[1] > full[1])
    throw new BadRowError(
      `the half-time score ${halfTime.join(':')} is above the final score ${full.join(':')}`,
    );
  return { ...known, halfTime };
}

/** Reads extra time and penalties if they decide a match that was even after 90 minutes. */
function readExtra(entry: Entry): SourceMatch['extra'] {
  const { score } = entry;
  if (!isRecord(score) || (score['et'] === undefined && score['p'] === undefined)) return undefined;
  const full = readPair(score['ft'], 'score.ft');
  const after = score['et'] === undefined ? full : readPair(score['et'], 'score.et');
  const own: readonly [number, number] = [after[0] - full[0], after[1] - full[1]];
  const shootOut = score['p'] === undefined ? undefined : readPair(score['p'], 'score.p');
  if (full[0] !== full[1] || Math.min(...own) < 0) return undefined;
  const goals = goalsBetween(entry, own, 91, 120);
  if (own[0] !== own[1]) return { score: own, ...(goals === undefined ? {} : { goals }) };
  return shootOut === undefined || shootOut[0] === shootOut[1]
    ? undefined
    : { score: own, ...(goals === undefined ? {} : { goals }), shootOut };
}

function readPair(value: unknown, name: string): readonly [number, number] {
  const isPair =
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((goals) => Number.isInteger(goals) && goals >= 0 && goals < 100);
  if (!isPair) throw new BadRowError(`${name} ${quote(value)} is not two numbers of goals`);
  return [value[0] as number, value[1] as number];
}

type Goals = NonNullable<NonNullable<SourceMatch['result']>['goals']>;

/** Returns the goals of a range of minutes; undefined unless they add up to the score. */
function goalsBetween(
  { goals1, goals2 }: Entry,
  score: readonly [number, number],
  from: number,
  to: number,
): Goals | undefined {
  if (goals1 === undefined && goals2 === undefined) return undefined;
  const goals = [...goalsOf(goals1, 1), ...goalsOf(goals2, 2)].filter(
    ({ minute }) => minute >= from && minute <= to,
  );
  const made = ([1, 2] as const).map((team) => goals.filter((goal) => goal.team === team).length);
  if (made[0] !== score[0] || made[1] !== score[1]) return undefined;
  return goals.toSorted(
    (one, other) => one.minute - other.minute || (one.added ?? 0) - (other.added ?? 0),
  );
}

function goalsOf(list: unknown, team: 1 | 2): Goals {
  if (!Array.isArray(list)) return [];
  return list.flatMap((goal: unknown): Goals => {
    if (!isRecord(goal)) return [];
    const { name, minute, offset, penalty, owngoal } = goal;
    const at = readMinute(minute, offset);
    if (at === undefined) return [];
    const kind = penalty === true ? 'penalty' : owngoal === true ? 'own_goal' : 'goal';
    const scorer = typeof name === 'string' && nameFault(name) === undefined ? name.trim() : '';
    return [
      {
        team,
        ...at,
        ...(kind === 'goal' ? {} : { kind }),
        ...(scorer === '' ? {} : { scorer }),
      },
    ];
  });
}

/**
 * Parses a minute: newer files write "90+4", older ones 90 and an offset of 4, some "90+" or 122.
 */
function readMinute(
  minute: unknown,
  offset: unknown,
): { readonly minute: number; readonly added?: number } | undefined {
  const match = /^(\d{1,3})(?:(\+)(\d{1,2})?)?'?$/.exec(
    typeof minute === 'number' || typeof minute === 'string' ? String(minute).trim() : '',
  );
  if (match === null) return undefined;
  const whole = Number(match[1]);
  const at = Math.min(whole, lastMinute);
  const addedInFile = Number(
    match[3] ?? (Number.isInteger(offset) ? offset : match[2] === '+' ? 1 : 0),
  );
  const added = addedInFile + whole - at;
  if (at < 1 || added > longestAddedMin) return undefined;
  return added > 0 ? { minute: at, added } : { minute: at };
}

/** Last minute of extra time. */
const lastMinute = 120;
const longestAddedMin = 30;
