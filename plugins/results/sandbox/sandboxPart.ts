import {
  invalidQuery,
  notFound,
  queryIds,
  queryInteger,
  queryOf,
  type SandboxPart,
} from '#sandbox';
import type { ResultDay } from '#wire';
import { resultsSeo } from './resultsSeo.ts';
import { ResultsService } from './ResultsService.ts';

const defaultLimit = 50;
const longestWords = 60;
const widestOffsetMin = 14 * 60;

export const sandboxPart: SandboxPart = {
  seo: resultsSeo,
  addRoutes(app, { line }) {
    const results = new ResultsService(line);

    app.get('/web-api/line/v1/results', (context) => {
      const query = queryOf(context);
      const text = (name: string): string | undefined => (query.get(name) ?? '') || undefined;
      const words = text('words');
      if ((words?.length ?? 0) > longestWords)
        throw invalidQuery(
          'words',
          `words has ${words?.length ?? 0} characters: give at most ${longestWords}`,
        );
      const ids = {
        champIds: queryIds(query, 'champIds', 60),
        gameIds: queryIds(query, 'gameIds', 200),
        teamIds: queryIds(query, 'teamIds', 60),
      };
      const isNarrowed = Object.values(ids).some((each) => each !== undefined);
      const day = results.day(
        {
          date: text('date'),
          offsetMin: queryInteger(query, 'offsetMin', -widestOffsetMin, widestOffsetMin, 0),
          sportId: queryInteger(query, 'sportId', 1, Number.MAX_SAFE_INTEGER, undefined),
          champId: queryInteger(query, 'champId', 1, Number.MAX_SAFE_INTEGER, undefined),
          words,
          only: isNarrowed
            ? {
                champIds: ids.champIds ?? [],
                gameIds: ids.gameIds ?? [],
                teamIds: ids.teamIds ?? [],
              }
            : undefined,
          limit: queryInteger(query, 'limit', 1, 100, defaultLimit),
          offset: queryInteger(query, 'offset', 0, 100_000, 0),
        },
        context.var.language,
      );
      if (day === undefined)
        throw notFound(
          'date_unknown',
          `There are no results of ${(text('date') ?? '').slice(0, 20)}`,
        );
      return context.json<ResultDay>(day);
    });
  },
};
