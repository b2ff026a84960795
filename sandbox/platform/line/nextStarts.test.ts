import type { GameList, NextStarts } from '#wire';
import { isNextStarts } from '#wire/validators/line.js';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const path = '/web-api/line/v1/next-starts';

test('SBX-997 a competition has the start of its next match, even of a season that is not offered yet', async () => {
  const sandbox = createTestSandbox();
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&champIds=2&limit=60',
  );
  // In November the Premier Twenty20 pauses for months.
  const between = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=12&champIds=12&limit=60',
  );
  expect(between.games).toEqual([]);
  const answer = await sandbox.json<NextStarts>(`${path}?champIds=12,99999,2`, {
    headers: { 'X-Language': 'ru' },
  });
  expect(isNextStarts(answer)).toBe(true);
  expect(answer.champs.map(({ id }) => id)).toEqual([2, 12]);
  const [football, cricket] = answer.champs;
  expect(football?.starts_at).toBe(Math.min(...games.map(({ starts_at: atS }) => atS)));
  expect(cricket?.name).toMatch(/\p{Script=Cyrillic}/u);
  expect((cricket?.starts_at ?? 0) * 1000).toBeGreaterThan(sandbox.nowMs() + 60 * 86_400_000);
  expect(await sandbox.json<NextStarts>(path)).toEqual({ champs: [] });
  expect((await sandbox.request(`${path}?champIds=x`)).status).toBe(400);
  sandbox.dispose();
});
