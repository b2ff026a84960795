import type { GameFull, GameList, NextStarts, PriceHistoryWire, SportsTree } from '#wire';
import { notFound } from '../http/ApiError.ts';
import { pathId, queryIds, queryInteger, queryOf } from '../http/readQuery.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import { readGameFilter } from './readGameFilter.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const mostCompetitions = 60;

export function addLineRoutes(app: SandboxApp, { line, seasons }: SandboxPlatform): void {
  app.get('/web-api/line/v1/sports', (context) =>
    context.json<SportsTree>(line.tree(context.var.language)),
  );

  app.get('/web-api/line/v1/next-starts', (context) => {
    const { world } = line;
    const champs = (queryIds(queryOf(context), 'champIds', mostCompetitions) ?? []).flatMap(
      (id) => {
        const champ = world.competition(id, context.var.language);
        const atMs = champ && world.nextStartMs(id);
        return champ === undefined || atMs === undefined
          ? []
          : [{ id, name: champ.name, starts_at: Math.floor(atMs / 1000) }];
      },
    );
    return context.json<NextStarts>({
      champs: champs.toSorted((one, other) => one.starts_at - other.starts_at),
    });
  });

  app.get('/web-api/line/v1/games', (context) =>
    context.json<GameList>(line.games(readGameFilter(queryOf(context)), context.var.language)),
  );

  app.get('/web-api/line/v1/games/:id', (context) => {
    const id = pathId(context.req.param('id'));
    const game = id === undefined ? undefined : line.game(id, context.var.language);
    if (game === undefined)
      throw notFound('game_unknown', `There is no game ${context.req.param('id').slice(0, 40)}`);
    // The event page shows the table beside its markets.
    seasons.preload(game.champ.id);
    return context.json<GameFull>(game);
  });

  app.get('/web-api/line/v1/markets/:id/prices', (context) => {
    const id = pathId(context.req.param('id'));
    const hours = queryInteger(queryOf(context), 'hours', 1, 72, 12);
    const history =
      id === undefined ? undefined : line.priceHistory(id, hours, context.var.language);
    if (history === undefined)
      throw notFound(
        'market_unknown',
        `There is no market ${context.req.param('id').slice(0, 40)}`,
      );
    return context.json<PriceHistoryWire>(history);
  });
}
