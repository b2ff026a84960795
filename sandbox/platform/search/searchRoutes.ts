import type { SearchAnswer } from '#wire';
import { invalidQuery } from '../http/ApiError.ts';
import { queryIds, queryInteger, queryOf } from '../http/readQuery.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const longest = 64;
const mostStars = 60;

export function addSearchRoutes(app: SandboxApp, { search }: SandboxPlatform): void {
  app.get('/web-api/line/v1/search', (context) => {
    const query = queryOf(context);
    const q = query.get('q') ?? '';
    if (q.length > longest)
      throw invalidQuery('q', `q has ${q.length} letters: give at most ${longest}`);
    const stars = (name: string): ReadonlySet<number> => new Set(queryIds(query, name, mostStars));
    return context.json<SearchAnswer>(
      search.answer(
        {
          q,
          limit: queryInteger(query, 'limit', 1, 20, 8),
          stars: {
            gameIds: stars('starGames'),
            champIds: stars('starChamps'),
            teamIds: stars('starTeams'),
          },
        },
        context.var.language,
      ),
    );
  });
}
