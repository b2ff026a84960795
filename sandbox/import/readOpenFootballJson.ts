import { BadRowError, type RejectedRow } from './ImportReport.ts';
import type { SourceMatch } from './SourceMatch.ts';

/** Competitions by words in the file's own name, longest first; others are international. */
const countries: readonly (readonly [RegExp, string, string])[] = [
  [/english/i, 'England', 'gb-eng'],
  [/bundesliga/i, 'Germany', 'de'],
  [/primera|la liga/i, 'Spain', 'es'],
  [/serie a.*ital|ital.*serie a/i, 'Italy', 'it'],
  [/ligue 1/i, 'France', 'fr'],
  [/eredivisie/i, 'Netherlands', 'nl'],
  [/major league soccer|mls/i, 'USA', 'us'],
  [/bras|brazil/i, 'Brazil', 'br'],
];

interface OpenFootballFile {
  readonly name: string;
  readonly matches: readonly unknown[];
}

export function isOpenFootballFile(value: unknown): value is OpenFootballFile {
  return isRecord(value) && typeof value['name'] === 'string' && Array.isArray(value['matches']);
}

/** Fixtures and results of one competition. `row` in the report is the place in the list, from 1. */
export function readOpenFootballJson(file: string, value: OpenFootballFile): { readonly matches: SourceMatch[]; readonly rejected: RejectedRow[] } {
  const matches: SourceMatch[] = [];
  const rejected: RejectedRow[] = [];
  const [, countryName, countryIso] = countries.find(([pattern]) => pattern.test(value.name)) ?? [undefined, 'International', 'int'];
  // "English Premier League 2025/26": the season is no part of the competition's name.
  const competition = value.name.replace(/\s*\d{4}(?:[/-]\d{2,4})?\s*$/, '').trim();
  for (const [index, entry] of value.matches.entries()) {
    try {
      const match = readMatch(entry);
      if (match !== undefined) matches.push({ family: 'openfootball', competition, countryName, countryIso, odds: undefined, ...match });
    } catch (error) {
      if (!(error instanceof BadRowError)) throw error;
      rejected.push({ file, row: index + 1, reason: error.message });
    }
  }
  return { matches, rejected };
}

type MatchFacts = Pick<SourceMatch, 'day' | 'kickOffMin' | 'round' | 'home' | 'away' | 'result'>;

function readMatch(entry: unknown): MatchFacts {
  if (!isRecord(entry)) throw new BadRowError('the entry is not an object');
  const { date, round, team1, team2, score, status, time } = entry;
  if (status === 'postponed' || status === 'cancelled' || status === 'awarded') throw new BadRowError(`status "${status}": not a match to bet on`);
  if (typeof team1 !== 'string' || typeof team2 !== 'string' || team1 === '' || team2 === '') throw new BadRowError('team1 or team2 is missing');
  if (team1 === team2) throw new BadRowError(`team1 and team2 are both "${team1}"`);
  if (typeof date !== 'string' || !isDay(date)) throw new BadRowError(`date "${String(date)}" is not an ISO day`);
  return {
    day: date,
    kickOffMin: readKickOff(time),
    round: typeof round === 'string' ? round : undefined,
    home: team1,
    away: team2,
    result: readScore(score),
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** "20:00", or "17:00 UTC+3" where the file knows the zone; the zone moves it to UTC. */
function readKickOff(time: unknown): number | undefined {
  if (time === undefined) return undefined;
  const match = typeof time === 'string' ? /^([01]?\d|2[0-3]):([0-5]\d)(?:\s*UTC([+-]\d{1,2}))?$/.exec(time) : null;
  if (match === null) throw new BadRowError(`time ${JSON.stringify(time)} is not hh:mm`);
  const minutes = Number(match[1]) * 60 + Number(match[2]) - Number(match[3] ?? 0) * 60;
  return Math.min(Math.max(minutes, 0), 1439);
}

/** `ft` is the score after 90 minutes, on which bets settle; extra time and penalties do not count. */
function readScore(score: unknown): SourceMatch['result'] {
  if (score === undefined || (isRecord(score) && Object.keys(score).length === 0)) return undefined;
  if (!isRecord(score) || score['ft'] === undefined) throw new BadRowError('score has no ft');
  const full = readPair(score['ft'], 'score.ft');
  if (score['ht'] === undefined) return { score: full };
  const halfTime = readPair(score['ht'], 'score.ht');
  if (halfTime[0] > full[0] || halfTime[1] > full[1]) throw new BadRowError(`the half-time score ${halfTime.join(':')} is above the final score ${full.join(':')}`);
  return { score: full, halfTime };
}

function readPair(value: unknown, name: string): readonly [number, number] {
  const isPair = Array.isArray(value) && value.length === 2 && value.every((goals) => Number.isInteger(goals) && goals >= 0 && goals < 100);
  if (!isPair) throw new BadRowError(`${name} ${JSON.stringify(value)} is not two numbers of goals`);
  return [value[0] as number, value[1] as number];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
