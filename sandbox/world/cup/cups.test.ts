import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import { engineOfSport } from '../engine/engines.ts';
import { noMarginSkew } from '../engine/SportEngine.ts';
import type { World } from '../World.ts';
import type { WorldSize } from '../WorldSize.ts';

const dayMs = 86_400_000;
const nowMs = Date.UTC(2026, 4, 10, 12);
const worldAt = (atMs: number, size: WorldSize = 'small'): World =>
  createWorld({ seed: 3, size, nowMs: atMs });
/** The Champions Cup: two legs per tie, a single final. */
const cupId = 1;

test('SBX-530 a cup draws sixteen teams once each, then the winners of the ties, until one team is left', () => {
  const now = worldAt(nowMs).table(cupId)!;
  const past = worldAt(nowMs).table(cupId, now.season - 1)!;
  const [first, ...further] = past.rounds!;
  expect(past.rounds!.map(({ ties }) => ties.length)).toEqual([8, 4, 2, 1]);
  const names = first!.ties.flatMap(({ sides }) => sides!.map(({ id }) => id));
  expect(new Set(names).size).toBe(16);
  let before = first!;
  for (const round of further) {
    const winners = before.ties
      .map(({ sides, winner }) => sides![winner === 1 ? 0 : 1]!.id)
      .toSorted((one, other) => one - other);
    expect(
      round.ties
        .flatMap(({ sides }) => sides!.map(({ id }) => id))
        .toSorted((one, other) => one - other),
    ).toEqual(winners);
    before = round;
  }
  const final = before.ties[0]!;
  expect(final.legs).toHaveLength(1);
  const champion = final.sides![final.winner === 1 ? 0 : 1]!;
  expect(past.rows[0]!.team.id).toBe(champion.id);
  expect(past.rows[1]!.team.id).toBe(final.sides![final.winner === 1 ? 1 : 0]!.id);
  expect(worldAt(nowMs).table(cupId, now.season - 2)!.rounds![0]).not.toEqual(first);
});

test('SBX-531 next rounds and second legs are offered when the matches before them are over, and do not change', () => {
  const { fromMs } = worldAt(nowMs).table(cupId)!;
  const begin = worldAt(fromMs + 60_000);
  const known = (world: World): number[] =>
    world
      .table(cupId)!
      .rounds!.flatMap(({ ties }) =>
        ties.flatMap(({ legs }) => legs.flatMap(({ gameId }) => gameId ?? [])),
      );
  expect(
    begin
      .table(cupId)!
      .rounds!.slice(1)
      .every(({ ties }) => ties.every(({ sides }) => sides === undefined)),
  ).toBe(true);
  expect(known(begin)).toHaveLength(8);
  let seen = known(begin);
  for (let days = 0; days <= 7 * 33; days += 7) {
    const world = worldAt(fromMs + 60_000 + days * dayMs);
    expect(known(world)).toEqual(expect.arrayContaining(seen));
    for (const id of known(world)) {
      const { game } = world.game(id, 'en')!;
      if (!seen.includes(id))
        expect(game.starts_at * 1000).toBeGreaterThan(world.nowMs - 12 * 3_600_000);
    }
    seen = known(world);
  }
  expect(seen).toHaveLength(29);
  // Ties that become known while a world runs are added to its line.
  const running = worldAt(fromMs + 60_000);
  running.advanceTo(fromMs + 3 * dayMs);
  const offered = new Set(
    running
      .offered()
      .filter(({ competitionId }) => competitionId === cupId)
      .map(({ id }) => id),
  );
  expect(
    known(running)
      .filter((id) => running.game(id, 'en')!.game.statusId === 1)
      .every((id) => offered.has(id)),
  ).toBe(true);
});

test('SBX-532 the deciding match has a market for the side that goes through, settled by both legs, extra time and penalties', () => {
  const { season } = worldAt(nowMs).table(cupId)!;
  const world = worldAt(nowMs);
  let decidedLate = 0;
  for (const each of [season - 1, season - 2, season - 3]) {
    for (const { ties } of world.table(cupId, each)!.rounds!) {
      for (const { sides, winner, legs } of ties) {
        const [first, second] = legs;
        const last = second ?? first!;
        const sum = legs.reduce(
          (goals, { score }) => [goals[0]! + score![0], goals[1]! + score![1]],
          [0, 0],
        );
        const decided =
          last.shootOut === undefined
            ? Math.sign(sum[0]! - sum[1]!)
            : Math.sign(last.shootOut[0] - last.shootOut[1]);
        expect(winner).toBe(decided > 0 ? 1 : 2);
        if (last.ending === 'overtime' || last.ending === 'shootout') decidedLate += 1;
        if (second !== undefined) expect(first!.ending).toBe('regular');
        const qualify = (gameId: number, place: number): number =>
          gameId * 2 ** 21 + 41 * 2 ** 12 + place;
        const homeIsFirst = second === undefined;
        const through = homeIsFirst === (winner === 1) ? 0 : 1;
        expect([0, 1].map((place) => world.settlement(qualify(last.gameId!, place)))).toEqual(
          through === 0 ? ['won', 'lost'] : ['lost', 'won'],
        );
        expect(world.couponBet(qualify(last.gameId!, through), 'en')!.name).toBe(
          sides![winner === 1 ? 0 : 1]!.name,
        );
      }
    }
  }
  expect(decidedLate).toBeGreaterThan(0);
});

test('SBX-533 prices of the side that goes through include the first leg, before the second one and in play', () => {
  const engine = engineOfSport(1);
  const type = engine.types.find(({ id }) => id === 41)!;
  for (const lead of [-2, -1, 0, 1]) {
    let implied = 0;
    let won = 0;
    let inPlay = 0;
    let wonInPlay = 0;
    const matches = 500;
    for (let id = 1; id <= matches; id += 1) {
      const setup = {
        id,
        seed: 7,
        levels: engine.levels(0.2, 0),
        isCup: true,
        ...(lead === 0 ? {} : { lead }),
      };
      const script = engine.simulate(setup);
      const isThrough = type.settle(script.facts, 0, 0) === 'won' ? 1 : 0;
      implied += type.chances(engine.outlook(setup, noMarginSkew), 0)![0]!;
      won += isThrough;
      const chances = type.chances(
        engine.outlook(setup, noMarginSkew, { script, playedS: 4000 }),
        0,
      );
      inPlay += chances?.[0] ?? isThrough;
      wonInPlay += isThrough;
      const [home, away] = script.facts.pair('match')!;
      expect(script.phases.some(({ code }) => code === 'et1')).toBe(home + lead === away);
    }
    expect(Math.abs(implied - won) / matches).toBeLessThan(0.05);
    expect(Math.abs(inPlay - wonInPlay) / matches).toBeLessThan(0.04);
  }
});
