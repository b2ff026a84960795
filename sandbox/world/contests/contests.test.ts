import { expect, test } from 'vitest';
import type { GameWire } from '#wire';
import { settlementId } from '#domain/ticket/Settlement.ts';
import { overroundOf } from '../pricing/applyMargin.ts';
import { createWorld } from '../createWorld.ts';
import { dictionaries } from '../locales/texts.ts';
import type { World } from '../World.ts';
import { Contests } from './Contests.ts';

const nowMs = Date.UTC(2026, 8, 16, 12, 3);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const [marbles, politics] = [18, 19];

const worldAt = (atMs: number): World => createWorld({ seed: 7, size: 'small', nowMs: atMs });
const lineOf = (world: World, sportId: number): readonly GameWire[] =>
  world.games({ section: 'line', sportId, isByTime: true }, 'en').games;
const closesAtMs = ({ starts_at: startsAtS }: GameWire): number => startsAtS * 1000;

test('SBX-730 a race of marbles is always soon, every vote has its date, and home and the full line omit both', () => {
  const world = worldAt(nowMs);
  for (let atMs = nowMs; atMs < nowMs + hourMs; atMs += 7 * minuteMs) {
    world.advanceTo(atMs);
    const next = lineOf(world, marbles).find((game) => closesAtMs(game) > atMs)!;
    expect(closesAtMs(next) - atMs).toBeLessThanOrEqual(6 * minuteMs);
    expect(lineOf(world, politics)).toHaveLength(5);
  }
  const line = world.games({ section: 'line' }, 'en').games;
  expect(line.length).toBeGreaterThan(50);
  expect(line.filter(({ sportId }) => sportId === marbles || sportId === politics)).toEqual([]);
  const races = world.tree('en').sports.find(({ id }) => id === marbles)!;
  expect([races.champs.length, races.lineCount]).toEqual([4, lineOf(world, marbles).length]);
  const [champ] = races.champs;
  expect(world.competition(champ!.id, 'en')).toEqual(champ);
  expect(
    world.games({ section: 'line', competitionIds: [champ!.id], withinH: 1 }, 'en').total,
  ).toBeGreaterThan(1);
  expect(world.games({ section: 'live', sportId: marbles }, 'en').total).toBe(0);
});

test('SBX-730 races and votes have names in every language', () => {
  const world = worldAt(nowMs);
  const [first] = lineOf(world, marbles);
  const [vote] = lineOf(world, politics);
  const said = Object.keys(dictionaries).map((language) =>
    [first!, vote!]
      .map(({ id }) => world.game(id, language)!)
      .map(({ game, champ, markets, groups }) => [
        game.outright!.name,
        champ.name,
        ...markets.map(({ name }) => name),
        ...groups.map(({ name }) => name),
      ]),
  );
  expect(new Set(said.map(([race]) => race?.[0])).size).toBe(8);
  expect(said[0]![0]).toEqual([
    expect.stringMatching(/: race \d+$/),
    expect.any(String),
    'Winner of the race',
    'To finish in the top three',
    'To finish last',
    'Main',
  ]);
  expect(said.flat(2).filter((text) => /[{}]|\w\.\w/.test(text))).toEqual([]);
  expect(
    new Set(world.game(first!.id, 'en')!.markets[0]!.outcomes.map(({ name }) => name)).size,
  ).toBe(8);
});

test('SBX-731 markets of races and votes have an overround from 1.03 to 1.10, the likeliest outcome first; a closed market takes no bets', () => {
  let closed = 0;
  for (let step = 0; step < 12; step += 1) {
    const atMs = nowMs + step * 3 * dayMs + step * minuteMs;
    const contests = new Contests(7, atMs);
    for (const event of contests.offered) {
      expect(contests.quotes(event, atMs)[0]?.market.winners, `${event.id}`).toBe(1);
      for (const { market, prices } of contests.quotes(event, atMs)) {
        const odds = prices.map((price) => price.odds);
        // An outcome that is almost sure to be among several winners is no longer offered.
        const sums = Array.from({ length: market.winners }, (_unused, sure) =>
          overroundOf(odds, market.winners - sure),
        );
        expect(
          sums.some((sum) => sum >= 1.03 && sum <= 1.1),
          `${market.nameKey} ${sums.join()}`,
        ).toBe(true);
        expect(odds).toEqual(odds.toSorted((one, other) => one - other));
        expect(prices.every(({ isBlocked }) => isBlocked === event.closesAtMs <= atMs)).toBe(true);
        closed += Number(event.closesAtMs <= atMs);
      }
    }
  }
  expect(closed).toBeGreaterThan(0);
});

test('SBX-732 a race is settled by its finishing order 75 seconds after its start, a vote five hours after its close', () => {
  for (const [sportId, decidesMs] of [
    [marbles, 75_000],
    [politics, 5 * hourMs],
  ] as const) {
    const before = worldAt(nowMs);
    const game = lineOf(before, sportId).find((each) => closesAtMs(each) > nowMs)!;
    const { markets } = before.game(game.id, 'en')!;
    const endMs = closesAtMs(game) + decidesMs;
    expect([
      before.settlement(markets[0]!.outcomes[0]!.id),
      before.game(game.id, 'en')!.game.outright!.places,
    ]).toEqual(['notStarted', []]);
    // A world that begins then, because advancing by weeks would play every match in between.
    const world = worldAt(endMs - 1);
    expect(world.settlement(markets[0]!.outcomes[0]!.id)).toBe('unsettled');
    expect(world.offeredEvent(game.id)).toMatchObject({ isOutright: true });
    const sinceMs = world.nowMs;
    world.advanceTo(endMs);
    expect(world.endedSince(sinceMs)).toContainEqual({ gameId: game.id, endedAtMs: endMs });
    expect(world.offeredEvent(game.id)).toBeUndefined();
    const { statusId, outright } = world.game(game.id, 'en')!.game;
    expect(statusId).toBe(4);
    for (const { name, outcomes } of markets) {
      const won = outcomes
        .filter(({ id }) => world.settlement(id) === 'won')
        .map((outcome) => outcome.name);
      const expected = name.includes('last')
        ? outright!.places!.slice(-1)
        : outright!.places!.slice(0, name.includes('three') ? 3 : name.includes('two') ? 2 : 1);
      expect(won.toSorted(), name).toEqual(expected.toSorted());
    }
    // A world that was not running at that time gives the same answers.
    const later = worldAt(endMs + 2 * hourMs);
    expect(later.endedSince(sinceMs)).toContainEqual({ gameId: game.id, endedAtMs: endMs });
    expect(later.game(game.id, 'en')!.game.outright).toEqual(outright);
  }
});

test('over many races and votes entrants win as often as their prices imply', () => {
  const contests = new Contests(7, nowMs);
  const asked = Array.from({ length: 40 }, (_unused, index) => {
    const atMs = nowMs + index * 9 * dayMs + index * 17 * minuteMs;
    contests.refresh(atMs);
    const races = contests.offered.filter(({ plan }) => plan.entrantKind === 'marbles').slice(0, 6);
    const votes = contests.offered.filter(({ plan }) => plan.entrantKind === 'persons');
    return [...races, ...votes].flatMap((event) => {
      const [quote] = contests.quotes(event, atMs);
      const sum = overroundOf(quote?.prices.map(({ odds }) => odds) ?? []);
      return (quote?.prices ?? []).map(({ odds, outcomeIndex }) => ({
        implied: 1000 / odds / sum,
        hasWon:
          contests.settlement(event, quote?.market.id ?? 0, outcomeIndex, event.endsAtMs) === 'won',
      }));
    });
  }).flat();
  for (const [from, to] of [
    [0, 0.08],
    [0.08, 0.15],
    [0.15, 0.3],
    [0.3, 1],
  ] as const) {
    const bucket = asked.filter(({ implied }) => implied >= from && implied < to);
    const implied = bucket.reduce((sum, each) => sum + each.implied, 0);
    const spread = Math.sqrt(
      bucket.reduce((sum, each) => sum + each.implied * (1 - each.implied), 0),
    );
    const won = bucket.filter(({ hasWon }) => hasWon).length;
    expect(bucket.length).toBeGreaterThan(100);
    // The same vote is priced on several days, so its outcomes are not independent.
    expect(Math.abs(won - implied), `${from}`).toBeLessThan(3.5 * spread);
  }
});

test('SBX-734 prices of a race and a vote follow the ratings of the entrants, have a history and can be in accumulators', () => {
  const world = worldAt(nowMs);
  const vote = lineOf(world, politics).find((game) => closesAtMs(game) > nowMs + 2 * dayMs)!;
  const [market] = world.game(vote.id, 'en')!.markets;
  const [first] = market!.outcomes;
  const revision = world.revision(vote.id)!;
  expect(world.couponBet(first.id, 'en')).toMatchObject({
    gameId: vote.id,
    sportId: politics,
    coef: first.coef,
    isBannedExpress: false,
    isBlocked: false,
  });
  world.advanceTo(nowMs + dayMs);
  expect(world.revision(vote.id)).toBe(revision + 4);
  expect(world.game(vote.id, 'en')!.markets[0]!.outcomes.map(({ coef }) => coef)).not.toEqual(
    market!.outcomes.map(({ coef }) => coef),
  );
  const history = world.priceHistory(market!.id, 72, 'en')!;
  expect(history.outcomes.length).toBeGreaterThan(3);
  expect(new Set(history.outcomes[0]!.coefs).size).toBeGreaterThan(2);
});

test('SBX-736 the history of races and votes agrees with their settlement: wins per entrant and the latest orders', () => {
  const world = worldAt(nowMs);
  const { past, track } = world.contestHistory(490)!;
  expect(past.map(({ endedAtMs }) => endedAtMs)).toEqual(
    past.map(({ endedAtMs }) => endedAtMs).toSorted((one, other) => other - one),
  );
  for (const { event, places } of past) {
    const { outright, statusId } = world.game(event.id, 'en')!.game;
    expect([statusId, outright!.places]).toEqual([4, places.map(({ entrant }) => entrant.name)]);
  }
  const { races, marbles } = track!;
  const sum = (count: (row: (typeof marbles)[number]) => number): number =>
    marbles.reduce((all, row) => all + count(row), 0);
  expect([races, marbles.length]).toEqual([120, 16]);
  expect([
    sum(({ started }) => started),
    sum(({ won }) => won),
    sum(({ topThree }) => topThree),
    sum(({ last }) => last),
  ]).toEqual([races * 8, races, races * 3, races]);
  const shares = marbles.map(({ won, started }) => won / started);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(
    marbles.every(
      ({ won, topThree, started, last }) => won <= topThree && topThree + last <= started,
    ),
  ).toBe(true);
  expect([world.contestHistory(2), world.contestHistory(999)]).toEqual([undefined, undefined]);
});

test('SBX-737 polls of a vote are weekly, sum to 100 % and have the favourite ahead; past votes have their shares', () => {
  const world = worldAt(nowMs);
  for (const champId of [494, 495, 496, 497, 498]) {
    const { past, polls, track } = world.contestHistory(champId)!;
    expect([past.length, track]).toEqual([8, undefined]);
    for (const { places } of past) {
      expect(places.reduce((sum, { share }) => sum + share!, 0)).toBe(1000);
      expect(places.map(({ share }) => share)).toEqual(
        places.map(({ share }) => share!).toSorted((one, other) => other - one),
      );
    }
    const { atMs, rows, event } = polls!;
    expect(atMs.slice(1).map((each, index) => atMs[index]! - each)).toEqual(
      atMs.slice(1).map(() => 7 * dayMs),
    );
    expect(
      atMs.map((_each, index) => rows.reduce((sum, { shares }) => sum + shares[index]!, 0)),
    ).toEqual(atMs.map(() => 1000));
    const [ahead] = rows;
    expect(world.game(event.id, 'en')!.markets[0]!.outcomes[0].name).toBe(ahead!.person.name);
  }
});

test('SBX-738 a set result decides a race or a vote now, or corrects it after the end; a stranger cannot win', () => {
  for (const sportId of [marbles, politics]) {
    const world = worldAt(nowMs);
    const game = lineOf(world, sportId).find((each) => closesAtMs(each) > nowMs + 60_000)!;
    const [winners] = world.game(game.id, 'en')!.markets;
    const names = winners!.outcomes.map(({ name }) => name);
    const won = (): string[] =>
      winners!.outcomes.flatMap(({ id, name }) => (world.settlement(id) === 'won' ? [name] : []));
    for (const places of [['Nobody'], [names[0]!, names[0]!]])
      expect(world.setResult(game.id, { places })).toBe(false);
    expect(world.setResult(game.id, { score: [1, 0] })).toBe(false);
    expect([won(), world.offeredEvent(game.id)?.id]).toEqual([[], game.id]);
    const [revision, listRevision] = [world.revision(game.id)!, world.listRevision];
    expect(world.setResult(game.id, { places: [names.at(-1)!, names[0]!] })).toBe(true);
    expect(won()).toEqual([names.at(-1)]);
    expect([
      world.revision(game.id)! > revision,
      world.listRevision > listRevision,
      world.offeredEvent(game.id),
      world.isCorrected(game.id),
    ]).toEqual([true, true, undefined, false]);
    expect(world.endedSince(nowMs - 1)).toContainEqual({ gameId: game.id, endedAtMs: nowMs });
    const told = world.game(game.id, 'en')!.game.outright!.places!;
    expect([told.slice(0, 2), new Set(told).size]).toEqual([
      [names.at(-1), names[0]],
      names.length,
    ]);
    expect(world.contestHistory(game.champId)!.past[0]!.places[0]!.entrant.name).toBe(names.at(-1));
    world.advanceTo(nowMs + 5000);
    expect(world.setResult(game.id, { places: [names[1]!] })).toBe(true);
    expect([won(), world.isCorrected(game.id)]).toEqual([[names[1]], true]);
    expect(world.correctedSince(nowMs)).toEqual([{ gameId: game.id, atMs: nowMs + 5000 }]);
    world.advanceTo(nowMs + 3 * hourMs);
    expect(won()).toEqual([names[1]]);
    expect(world.endedSince(nowMs - 1).filter(({ gameId }) => gameId === game.id)).toHaveLength(1);
  }
});

test('SBX-741 settled markets of a race or a vote are shown with their last prices, and not before the end', () => {
  for (const sportId of [marbles, politics]) {
    const world = worldAt(nowMs);
    const game = lineOf(world, sportId).find((each) => closesAtMs(each) > nowMs + 2000)!;
    expect(world.outcomes(game.id, 'en')).toMatchObject({ gameId: game.id, markets: [] });
    // Worlds that begin at that instant, because advancing by weeks would play every match in
    // between.
    const sold = worldAt(closesAtMs(game) - 1).game(game.id, 'en')!.markets;
    const over = worldAt(closesAtMs(game) + 6 * hourMs);
    const { markets, groups } = over.outcomes(game.id, 'en')!;
    expect(
      markets.map(({ id, outcomes }) => [
        id,
        outcomes.map(({ id: outcomeId, coef }) => [outcomeId, coef]),
      ]),
    ).toEqual(
      sold.map(({ id, outcomes }) => [
        id,
        outcomes.map(({ id: outcomeId, coef }) => [outcomeId, coef]),
      ]),
    );
    expect(groups[0]!.count).toBe(markets.length);
    for (const { outcomes } of markets)
      for (const { id, statusId } of outcomes)
        expect([statusId, statusId >= 0]).toEqual([settlementId(over.settlement(id)), true]);
  }
  expect(
    worldAt(nowMs).outcomes(lineOf(worldAt(nowMs + 30 * hourMs), marbles)[0]!.id, 'en'),
  ).toBeUndefined();
});
