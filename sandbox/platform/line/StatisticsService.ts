import type {
  ChampTable,
  ContestsWire,
  CupLegWire,
  CupRoundWire,
  CupTieWire,
  GameHistory,
  GameLineUps,
  GameStatistics,
  PlayedGame,
  StatisticsIndex,
  TableRowWire,
  TeamLineUp,
  TeamOverview,
} from '#wire';
import type {
  Contestant,
  CupLeg,
  CupRoundRecord,
  CupTie,
  MatchRecord,
  TableRow,
  TeamLineUp as WorldLineUp,
} from '../../world/history/MatchRecord.ts';
import { everySport } from '../../world/catalogue/sports.ts';
import type { ContestHistory } from '../../world/contests/ContestHistory.ts';
import { textsOf } from '../../world/locales/texts.ts';
import type { Line } from './Line.ts';
import { toTeam } from '../../world/wire/gameWire.ts';
import { outrightTitle } from '../../world/wire/outrightWire.ts';
import { toPlayedGame } from './toPlayedGame.ts';

const meetingsShown = 10;
const formShown = 6;
const gamesOfTeam = 15;
const nextShown = 6;

/** Statistics of the world in the shapes and the language of the wire. */
export class StatisticsService {
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  statistics(gameId: number, language: string): GameStatistics | undefined {
    const sections = this.#line.world.statistics(gameId, language);
    return sections && { gameId, sections: [...sections] };
  }

  history(gameId: number, language: string): GameHistory | undefined {
    const { world } = this.#line;
    const teams = world.contestants(gameId);
    if (teams === undefined) return undefined;
    const [home, away] = teams;
    const formOf = (team: Contestant) => ({
      team: toTeam(team),
      games: this.#games(world.history(team.id, formShown), language),
    });
    return {
      gameId,
      meetings: this.#games(world.headToHead(home.id, away.id, meetingsShown), language),
      form: [formOf(home), formOf(away)],
    };
  }

  lineUps(gameId: number, language: string): GameLineUps | undefined {
    const { world } = this.#line;
    if (world.contestants(gameId) === undefined) return undefined;
    const lineUp = world.lineUp(gameId);
    return {
      gameId,
      teams:
        lineUp === undefined
          ? []
          : [toLineUp(lineUp.home, language), toLineUp(lineUp.away, language)],
    };
  }

  /** Returns undefined for a sport without statistics. */
  index(sportId: number | undefined, language: string): StatisticsIndex | undefined {
    const { world } = this.#line;
    const texts = textsOf(language);
    const competitions = world.archivedCompetitions();
    const sports = everySport.filter(({ id }) => competitions.has(id));
    const shown = sportId === undefined ? sports[0] : sports.find(({ id }) => id === sportId);
    if (shown === undefined) return undefined;
    return {
      sports: sports.map(({ id, key, icon }) => ({ id, name: texts.of(`sport.${key}`), icon })),
      sportId: shown.id,
      champs: (competitions.get(shown.id) ?? []).flatMap((competitionId) => {
        const champ = world.competition(competitionId, language);
        const seasons = world.seasonsOf(competitionId).map(({ season, name, fromMs, toMs }) => ({
          season,
          ...(name === undefined ? {} : { name }),
          from_at: toSeconds(fromMs),
          to_at: toSeconds(toMs),
        }));
        return champ === undefined ? [] : [{ champ, seasons }];
      }),
    };
  }

  table(
    competitionId: number,
    season: number | undefined,
    language: string,
  ): ChampTable | undefined {
    const table = this.#line.world.table(competitionId, season);
    const champ = table && this.#line.world.competition(competitionId, language);
    if (table === undefined || champ === undefined)
      return season === undefined ? this.#contests(competitionId, language) : undefined;
    const [firstSeason, lastSeason] = table.seasons;
    return {
      champ,
      season: table.season,
      ...(table.name === undefined ? {} : { name: table.name }),
      firstSeason,
      lastSeason,
      from_at: toSeconds(table.fromMs),
      to_at: toSeconds(table.toMs),
      rows: table.rows.map(toRow),
      ...(table.rounds === undefined
        ? {}
        : { rounds: table.rounds.map((round) => toRound(round, language)) }),
    };
  }

  /** Returns history instead of a table: races and votes have no seasons and no table. */
  #contests(competitionId: number, language: string): ChampTable | undefined {
    const history = this.#line.world.contestHistory(competitionId);
    const champ = history && this.#line.world.competition(competitionId, language);
    if (history === undefined || champ === undefined) return undefined;
    const now = toSeconds(this.#line.world.nowMs);
    return {
      champ,
      season: 0,
      firstSeason: 0,
      lastSeason: 0,
      from_at: toSeconds(history.past.at(-1)?.endedAtMs ?? this.#line.world.nowMs),
      to_at: now,
      rows: [],
      contests: toContests(history, language),
    };
  }

  team(teamId: number, language: string): TeamOverview | undefined {
    const { world } = this.#line;
    const team = world.team(teamId);
    if (team === undefined) return undefined;
    const records = world.history(teamId, gamesOfTeam);
    const offered = world.offered().filter(({ teamIds }) => teamIds.includes(teamId));
    const competitionId =
      world.leagueOf(teamId) ?? records[0]?.competitionId ?? offered[0]?.competitionId;
    const champ =
      competitionId === undefined ? undefined : world.competition(competitionId, language);
    if (competitionId === undefined || champ === undefined) return undefined;
    const row = world.table(competitionId)?.rows.find((each) => each.team.id === teamId);
    const nextIds = offered
      .toSorted((first, second) => first.startsAtMs - second.startsAtMs)
      .slice(0, nextShown);
    const next = (['live', 'line'] as const).flatMap((section) => {
      const gameIds = nextIds.filter((event) => event.section === section).map(({ id }) => id);
      return gameIds.length === 0
        ? []
        : this.#line.games({ section, gameIds, limit: nextShown }, language).games;
    });
    return {
      team: toTeam(team),
      sportId: champ.sportId,
      champ,
      games: this.#games(records, language),
      next,
      ...(row === undefined ? {} : { row: toRow(row) }),
    };
  }

  #games(records: readonly MatchRecord[], language: string): PlayedGame[] {
    return records.flatMap((record) => {
      const champ = this.#line.world.competition(record.competitionId, language);
      return champ === undefined ? [] : [toPlayedGame(record, champ.name)];
    });
  }
}

function toContests({ past, track, polls }: ContestHistory, language: string): ContestsWire {
  const texts = textsOf(language);
  return {
    past: past.map(({ event, endedAtMs, places }) => ({
      id: event.id,
      name: outrightTitle(event, texts),
      decided_at: toSeconds(endedAtMs),
      places: places.map(({ entrant, share }) => ({
        team: toTeam(entrant),
        ...(share === undefined ? {} : { share }),
      })),
    })),
    ...(track === undefined
      ? {}
      : {
          track: {
            races: track.races,
            rows: track.marbles.map(({ marble, ...counts }) => ({
              ...counts,
              team: toTeam(marble),
            })),
          },
        }),
    ...(polls === undefined
      ? {}
      : {
          polls: {
            gameId: polls.event.id,
            at: polls.atMs.map(toSeconds),
            rows: polls.rows.map(({ person, shares }) => ({
              team: toTeam(person),
              shares: [...shares],
            })),
          },
        }),
  };
}

function toSeconds(atMs: number): number {
  return Math.floor(atMs / 1000);
}

function toRow({ team, form, ...counts }: TableRow): TableRowWire {
  return { ...counts, team: toTeam(team), form: [...form] };
}

function toRound({ ties }: CupRoundRecord, language: string): CupRoundWire {
  const texts = textsOf(language);
  return { name: texts.round(ties.length), ties: ties.map(toTie) };
}

function toTie({ sides, winner, legs }: CupTie): CupTieWire {
  const [first, ...others] = legs.map(toLeg);
  if (first === undefined) throw new RangeError('A tie has one leg or two');
  return {
    ...(sides === undefined ? {} : { team1: toTeam(sides[0]), team2: toTeam(sides[1]) }),
    winner,
    legs: [first, ...others] as CupTieWire['legs'],
  };
}

function toLeg({ startsAtMs, gameId, score, ending, shootOut }: CupLeg): CupLegWire {
  return {
    starts_at: toSeconds(startsAtMs),
    ...(gameId === undefined ? {} : { id: gameId }),
    ...(score === undefined ? {} : { score: [score[0], score[1]] }),
    ...(shootOut === undefined ? {} : { shootout: [shootOut[0], shootOut[1]] }),
    ...(ending === 'overtime' || ending === 'shootout' ? { overtime: true } : {}),
  };
}

function toLineUp({ team, starting, bench }: WorldLineUp, language: string): TeamLineUp {
  const texts = textsOf(language);
  const toPlayer = ({ number, name, position }: WorldLineUp['starting'][number]) => ({
    number,
    name,
    position,
    positionName: texts.of(`position.${position}`),
  });
  return { team: toTeam(team), starting: starting.map(toPlayer), bench: bench.map(toPlayer) };
}
