import type { GameList, SearchAnswer, SportsTree } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('M50 tree, list, country and search have the same number of events', async () => {
  const sandbox = createTestSandbox();
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  const listed = async (query: string): Promise<GameList> =>
    sandbox.json<GameList>(`/web-api/line/v1/games?limit=300&${query}`);
  const sections = ['line', 'live'] as const;
  for (const sport of sports.filter(({ id }) => [1, 4, 12].includes(id)))
    for (const section of sections) {
      const countOf = (each: { readonly lineCount: number; readonly liveCount: number }): number =>
        section === 'line' ? each.lineCount : each.liveCount;
      const sum = sport.champs.reduce((total, champ) => total + countOf(champ), 0);
      expect(countOf(sport), `${sport.name} ${section}`).toBe(sum);
      for (const champ of sport.champs) {
        if (countOf(champ) > 300) continue;
        const { games } = await listed(`section=${section}&champIds=${champ.id}`);
        // An outright is listed among the matches but not counted.
        const events = games.filter(({ outright }) => outright === undefined);
        const isOfContests = events.length === 0;
        expect(isOfContests ? games.length : events.length, champ.name).toBe(countOf(champ));
      }
      for (const [countryId, champs] of Map.groupBy(sport.champs, (champ) => champ.countryId)) {
        const { total } = await listed(
          `section=${section}&sportId=${sport.id}&countryId=${countryId}`,
        );
        const counted = champs.reduce((all, champ) => all + countOf(champ), 0);
        expect(total, `${sport.name} of ${countryId}, ${section}`).toBe(counted);
      }
    }
  const [champ] = sports[0]!.champs;
  const found = await sandbox.json<SearchAnswer>(
    `/web-api/line/v1/search?q=${encodeURIComponent(champ!.name)}`,
  );
  expect(found.champs.map((each) => each.champ).find(({ id }) => id === champ!.id)).toMatchObject({
    lineCount: champ!.lineCount,
    liveCount: champ!.liveCount,
  });
  sandbox.dispose();
});
