import type { GameFull, GameHistory, GameList, SearchAnswer, SportsTree } from '#wire';
import { afterAll, expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { createWorld } from '../createWorld.ts';
import type { ImportedEvent } from '../ImportedEvent.ts';

const hourMs = 3_600_000;
const nowMs = Date.parse('2026-03-14T12:00:00Z');

function knockOut(
  home: string,
  away: string,
  startsAtMs: number,
  more: Partial<ImportedEvent> = {},
): ImportedEvent {
  return {
    key: `${home}|${away}|${startsAtMs}`,
    sportId: 1,
    countryName: 'International',
    countryIso: 'int',
    competition: 'Cup of Nations',
    home,
    away,
    startsAtMs,
    isKnockOut: true,
    ...more,
  };
}

function open(home: string, away: string, startsAtMs: number): ImportedEvent {
  const { isKnockOut: _isKnockOut, ...event } = knockOut(home, away, startsAtMs);
  return event;
}

function worldWith(...events: readonly ImportedEvent[]) {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const ids = events.map((event) => world.upsertImported(event));
  const isOffered = (index: number): boolean =>
    world.games({ section: 'line', gameIds: [ids[index]!] }, 'en').total === 1;
  return { world, ids, isOffered };
}

test('SBX-758 a final is unknown until both semi-finals are over, then it is in the line', () => {
  const { world, ids, isOffered } = worldWith(
    knockOut('Alpha', 'Beta', nowMs + hourMs, { result: { score: [1, 0] } }),
    knockOut('Gamma', 'Delta', nowMs + 5 * hourMs, { result: { score: [2, 0] } }),
    knockOut('Alpha', 'Gamma', nowMs + 48 * hourMs),
  );
  const final = ids[2]!;
  const revisionBefore = world.listRevision;
  expect([isOffered(0), isOffered(1), isOffered(2)]).toEqual([true, true, false]);
  expect(world.competition(world.game(ids[0]!, 'en')!.champ.id, 'en')?.lineCount).toBe(2);
  for (const hidden of [
    world.game(final, 'en'),
    world.revision(final),
    world.offeredEvent(final),
    world.contestants(final),
    world.statistics(final, 'en'),
    world.outcomes(final, 'en'),
  ])
    expect(hidden).toBeUndefined();
  world.advanceTo(nowMs + 4 * hourMs);
  expect(isOffered(2)).toBe(false);
  // According to the clock the second semi-final is over; it is played a few minutes longer.
  world.advanceTo(nowMs + 5 * hourMs + 106 * 60_000);
  expect([world.game(ids[1]!, 'en')?.game.isLive, isOffered(2)]).toEqual([true, false]);
  for (let minute = 107; world.game(ids[1]!, 'en')!.game.isLive; minute += 1) {
    expect(isOffered(2)).toBe(false);
    world.advanceTo(nowMs + 5 * hourMs + minute * 60_000);
  }
  expect(isOffered(2)).toBe(true);
  expect(world.game(final, 'en')?.markets.length).toBeGreaterThan(100);
  expect(world.listRevision).toBeGreaterThan(revisionBefore);
});

test('SBX-758 an earlier bet stays open while its match is held back', () => {
  const { world, ids } = worldWith(knockOut('Alpha', 'Gamma', nowMs + 48 * hourMs));
  const [outcome] = world.game(ids[0]!, 'en')!.markets[0]!.outcomes;
  expect(world.couponBet(outcome.id, 'en')).toBeDefined();
  world.upsertImported(knockOut('Alpha', 'Beta', nowMs + hourMs));
  expect(world.couponBet(outcome.id, 'en')).toBeUndefined();
  expect(world.settlement(outcome.id)).toBe('notStarted');
});

test('SBX-758 second legs, series, groups and other competitions hold nothing back; a match after a qualifying match waits for it', () => {
  const at = (hours: number): number => nowMs + hours * hourMs;
  const { isOffered, world, ids } = worldWith(
    knockOut('Alpha', 'Beta', at(1)),
    knockOut('Beta', 'Alpha', at(100)),
    { ...knockOut('Alpha', 'Omega', at(50)), competition: 'League', key: 'league' },
    open('Gamma', 'Delta', at(1)),
    open('Gamma', 'Epsilon', at(70)),
    knockOut('Gamma', 'Zeta', at(120)),
    open('Alpha', 'Zeta', at(130)),
  );
  expect([0, 1, 2, 3, 4, 5, 6].map(isOffered)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  world.orderDisruption(ids[3]!, { kind: 'postponed' });
  expect(isOffered(5)).toBe(false);
  world.setResult(ids[4]!, { score: [0, 0] });
  expect(isOffered(5)).toBe(true);
});

const sandbox = createTestSandbox();
afterAll(() => sandbox.dispose());

test('SBX-758 no endpoint returns a match that is held back', async () => {
  const startMs = sandbox.nowMs();
  sandbox.imported.upsertAll([
    knockOut('Quillon', 'Zandor', startMs + hourMs),
    knockOut('Quillon', 'Yestrel', startMs + 30 * hourMs),
    knockOut('Yestrel', 'Xorlan', startMs + 90 * 60_000),
  ]);
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=300',
  );
  const [first] = games.filter(({ team1 }) => team1.name === 'Quillon');
  expect(
    games
      .filter(({ team1, team2 }) => [team1.name, team2.name].includes('Yestrel'))
      .map(({ team2 }) => team2.name),
  ).toEqual(['Xorlan']);
  const found = await sandbox.json<SearchAnswer>('/web-api/line/v1/search?q=yestrel');
  expect(found.games.map(({ game }) => `${game.team1.name} ${game.team2.name}`)).toEqual([
    'Yestrel Xorlan',
  ]);
  const tree = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  expect(
    tree.sports.flatMap(({ champs }) => champs).find(({ id }) => id === first?.champId)?.lineCount,
  ).toBe(2);
  // Its id is read from a sandbox that offers the match, because no endpoint returns it before.
  const other = createTestSandbox();
  other.imported.upsertAll([knockOut('Quillon', 'Yestrel', startMs + 30 * hourMs)]);
  const { games: later } = await other.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=300',
  );
  const hidden = later.find(({ team1 }) => team1.name === 'Quillon')!;
  const outcomeId = (await other.json<GameFull>(`/web-api/line/v1/games/${hidden.id}`)).markets[0]!
    .outcomes[0].id;
  other.dispose();
  for (const path of ['', '/history', '/statistics', '/line-ups', '/outcomes'])
    expect([
      path,
      (await sandbox.request(`/web-api/line/v1/games/${hidden.id}${path}`)).status,
    ]).toEqual([path, 404]);
  const person = await sandbox.signIn();
  const placed = await person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: person.accountId,
      typeId: 0,
      amount: { minor: 1000, currency: 'EUR' },
      bets: [{ id: outcomeId, coef: 2 }],
      changeCoefAction: 2,
      coefViewId: 0,
    },
    { 'X-Idempotency-Key': '5b0c1a52-5b0e-4b5e-9a43-0f5f6f3a1c09' },
  );
  expect(placed.status).toBeGreaterThanOrEqual(400);
  const history = await sandbox.json<GameHistory>(`/web-api/line/v1/games/${first!.id}/history`);
  expect(history.meetings).toEqual([]);
});
