import type {
  ChampTable,
  GameHistory,
  GameLineUps,
  GameOutcomes,
  GameStatistics,
  StatisticsIndex,
  TeamOverview,
} from '#wire';
import { notFound } from '../http/ApiError.ts';
import { pathId, queryInteger, queryOf } from '../http/readQuery.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import { StatisticsService } from './StatisticsService.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

export function addStatisticsRoutes(app: SandboxApp, { line, seasons }: SandboxPlatform): void {
  const statistics = new StatisticsService(line);
  /** Returns the value for the id in the path, otherwise 404. */
  const found = <Answer>(
    what: 'game' | 'champ' | 'team',
    text: string,
    find: (id: number) => Answer | undefined,
  ): Answer => {
    const id = pathId(text);
    const answer = id === undefined ? undefined : find(id);
    if (answer === undefined)
      throw notFound(`${what}_unknown`, `There is no ${what} ${text.slice(0, 40)}`);
    return answer;
  };

  app.get('/web-api/line/v1/statistics', (context) => {
    const sportId = queryInteger(
      queryOf(context),
      'sportId',
      1,
      Number.MAX_SAFE_INTEGER,
      undefined,
    );
    const index = statistics.index(sportId, context.var.language);
    if (index === undefined)
      throw notFound('sport_unknown', `There are no statistics of sport ${sportId ?? ''}`);
    return context.json<StatisticsIndex>(index);
  });

  app.get('/web-api/line/v1/games/:id/statistics', (context) =>
    context.json<GameStatistics>(
      found('game', context.req.param('id'), (id) =>
        statistics.statistics(id, context.var.language),
      ),
    ),
  );

  app.get('/web-api/line/v1/games/:id/history', (context) =>
    context.json<GameHistory>(
      found('game', context.req.param('id'), (id) => statistics.history(id, context.var.language)),
    ),
  );

  app.get('/web-api/line/v1/games/:id/outcomes', (context) =>
    context.json<GameOutcomes>(
      found('game', context.req.param('id'), (id) => line.world.outcomes(id, context.var.language)),
    ),
  );

  app.get('/web-api/line/v1/games/:id/line-ups', (context) =>
    context.json<GameLineUps>(
      found('game', context.req.param('id'), (id) => statistics.lineUps(id, context.var.language)),
    ),
  );

  app.get('/web-api/line/v1/champs/:id/table', async (context) => {
    const season = queryInteger(queryOf(context), 'season', 0, Number.MAX_SAFE_INTEGER, undefined);
    const champId = pathId(context.req.param('id'));
    if (champId !== undefined) await seasons.play(champId, season);
    const table = found('champ', context.req.param('id'), (id) =>
      statistics.table(id, season, context.var.language),
    );
    // Readers of a table usually continue with the previous season.
    seasons.preload(table.champ.id, table.season - 1);
    return context.json<ChampTable>(table);
  });

  app.get('/web-api/line/v1/teams/:id', async (context) => {
    const teamId = pathId(context.req.param('id'));
    const champId = teamId === undefined ? undefined : line.world.leagueOf(teamId);
    if (champId !== undefined) await seasons.play(champId);
    return context.json<TeamOverview>(
      found('team', context.req.param('id'), (id) => statistics.team(id, context.var.language)),
    );
  });
}
