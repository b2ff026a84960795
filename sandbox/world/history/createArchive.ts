import type { WorldModels } from '../createModels.ts';
import { isKnownStatistic } from '../imported/isKnownStatistic.ts';
import { textsOf } from '../locales/texts.ts';
import { matchStatistics } from '../statistics/matchStatistics.ts';
import { outrightTitle } from '../wire/outrightWire.ts';
import type { World } from '../World.ts';

const defaultRecords = 10;

/** Creates the archive: results, tables, statistics and participants of finished matches. */
export function createArchive(
  models: WorldModels,
): Pick<
  World,
  | 'history'
  | 'headToHead'
  | 'table'
  | 'playSeason'
  | 'archivedCompetitions'
  | 'seasonsOf'
  | 'contestHistory'
  | 'statistics'
  | 'lineUp'
  | 'results'
  | 'decided'
  | 'played'
  | 'record'
  | 'team'
  | 'leagueOf'
  | 'contestants'
> {
  const { board, contests, outrights, history, records, tables, play, stateOf, nowMs } = models;
  return {
    history: (teamId, limit = defaultRecords) => history.ofTeam(teamId, nowMs(), limit),
    headToHead: (teamId, otherId, limit = defaultRecords) =>
      history.between(teamId, otherId, nowMs(), limit),
    table: (competitionId, season) => tables.table(competitionId, nowMs(), season),
    playSeason: (competitionId, season) => tables.play(competitionId, nowMs(), season),
    archivedCompetitions() {
      const shown = models.everyCompetition().filter((each) => !board.isReplacedByImport(each));
      const topFirst = shown.toSorted((one, other) => Number(other.isTop) - Number(one.isTop));
      return new Map(
        [...Map.groupBy(topFirst, ({ sport }) => sport.id)].map(([sportId, own]) => [
          sportId,
          own.map(({ id }) => id),
        ]),
      );
    },
    seasonsOf: (competitionId) => tables.seasonsOf(competitionId, nowMs()),
    contestHistory: (competitionId) => contests.historyOf(competitionId),
    statistics(gameId, language) {
      const event = board.find(gameId);
      if (event === undefined) return undefined;
      const state = stateOf(event);
      if (state.kind === 'upcoming') return [];
      const texts = textsOf(language);
      const known = matchStatistics(event.competition, play.setupOf(event), state.course).map(
        ({ code, rows }) => ({
          code,
          // Files have counts of whole matches; when something happened is not known.
          rows: rows.filter(
            ({ key }) =>
              isKnownStatistic(event.imported, key) &&
              (event.imported === undefined || code === 'match'),
          ),
        }),
      );
      return known
        .filter(({ rows }) => rows.length > 0)
        .map(({ code, rows }) => ({
          key: code,
          name: code === 'match' ? '' : texts.phase(code),
          rows: rows.map(({ key, home, away }) => ({
            key,
            name: texts.of(`stat.${key}`),
            home,
            away,
          })),
        }));
    },
    lineUp(gameId) {
      const event = board.find(gameId);
      return event && records.lineUp(event);
    },
    results: ({ fromMs, toMs, sportId, competitionIds }) =>
      history.within(
        fromMs,
        toMs,
        nowMs(),
        ({ id, sport }) =>
          (sportId === undefined || sport.id === sportId) &&
          (competitionIds === undefined || competitionIds.includes(id)),
      ),
    played(fromMs, toMs, competitionIds) {
      if (competitionIds !== undefined)
        return history.played(fromMs, toMs, nowMs(), ({ id }) => competitionIds.has(id));
      const seasons = new Map(
        [...outrights.played(fromMs, toMs, nowMs())].filter(([competitionId]) => {
          const competition = models.competitionById.get(competitionId);
          return competition === undefined || !board.isReplacedByImport(competition);
        }),
      );
      // Inserted before the matches of its competition; at the end if there are none on that day.
      const matches = history.played(fromMs, toMs, nowMs()).flatMap((match) => {
        const season = seasons.get(match.competitionId);
        seasons.delete(match.competitionId);
        return season === undefined ? [match] : [season, match];
      });
      return [...matches, ...seasons.values(), ...contests.played(fromMs, toMs)];
    },
    decided(gameId, language) {
      const contest = contests.find(gameId);
      const season = contest === undefined ? outrights.find(gameId) : undefined;
      const event = contest ?? season;
      const places =
        contest === undefined
          ? season && outrights.finalOrder(season, nowMs())
          : contests.placesOf(contest, nowMs());
      return (
        event &&
        places && {
          name: outrightTitle(event, textsOf(language)),
          places,
          isCorrected: contests.isCorrected(gameId),
        }
      );
    },
    record(gameId) {
      const event = board.find(gameId);
      return event && records.recordOf(event, nowMs());
    },
    team: (teamId) => history.team(teamId),
    leagueOf: (teamId) => history.leagueOf(teamId),
    contestants(gameId) {
      const event = board.find(gameId);
      return event && [event.home, event.away];
    },
  };
}
