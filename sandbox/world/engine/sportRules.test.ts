import { expect, test } from 'vitest';
import { disciplines } from '../catalogue/disciplines.ts';
import { sports } from '../catalogue/sports.ts';
import { createWorld } from '../createWorld.ts';
import { allEngines, engineOfSport } from './engines.ts';
import { legChance, playLeg, startOfLeg } from '../race/dartsLeg.ts';
import {
  frameAfter,
  frameChance,
  isFrameOver,
  playFrame,
  startOfFrame,
} from '../race/snookerFrame.ts';
import { createRandom } from '../random.ts';
import type { MatchScript, SportEngine } from './SportEngine.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const hourMs = 3_600_000;

function engineNamed(key: string): SportEngine {
  return allEngines.find(([name]) => name === key)![1];
}

function play(engine: SportEngine, count: number): { script: MatchScript; id: number }[] {
  return Array.from({ length: count }, (_unused, index) => ({
    id: index + 1,
    script: engine.simulate({
      id: index + 1,
      seed: 3,
      levels: engine.levels(0.3 * Math.sin(index), 0),
    }),
  }));
}

test('baseball: three outs a half, the home side bats last and stops when it leads, no match ends even', () => {
  const engine = engineOfSport(5);
  let walkOffs = 0;
  let unneeded = 0;
  let extras = 0;
  for (const { script } of play(engine, 150)) {
    const [home, away] = script.facts.pair('match')!;
    expect(home).not.toBe(away);
    const halves = new Map<string, number>();
    let half = '';
    for (const { textKey, counter } of script.incidents) {
      if (textKey.startsWith('periodStart@')) half = textKey.slice(12);
      if (counter === 'outs') halves.set(half, (halves.get(half) ?? 0) + 1);
    }
    const last = script.phases.at(-1)!.code;
    for (const [code, outs] of halves) if (code !== last) expect(outs).toBe(3);
    expect(halves.get(last) ?? 0).toBeLessThanOrEqual(3);
    if (last === 't9') {
      expect(home).toBeGreaterThan(away);
      unneeded += 1;
    }
    if (last.startsWith('b') && home > away && (halves.get(last) ?? 0) < 3) walkOffs += 1;
    if (Number(last.slice(1)) > 9) extras += 1;
    const { periods, score } = engine.live(
      { id: 1, seed: 3, levels: [1, 1] },
      { script, playedS: script.durationS },
    );
    expect(
      [0, 1].map((side) => periods.reduce((sum, period) => sum + period[side as 0 | 1], 0)),
    ).toEqual([...score]);
  }
  expect([walkOffs > 5, unneeded > 30, extras > 5]).toEqual([true, true, true]);
});

test('cricket: twenty overs or ten wickets, a chase ends when the target is reached, a tie is decided by a super over', () => {
  const engine = engineOfSport(12);
  let chased = 0;
  let allOut = 0;
  for (const { script } of play(engine, 150)) {
    const { innings, score } = engine.live(
      { id: 1, seed: 3, levels: [1, 1] },
      { script, playedS: script.durationS },
    );
    const first = innings!.batting === 1 ? 2 : 1;
    const setScore = score[first - 1]!;
    const chase = score[2 - first]!;
    for (const side of [0, 1] as const) {
      expect(innings!.balls![side]).toBeLessThanOrEqual(120);
      expect(innings!.wickets![side]).toBeLessThanOrEqual(10);
      if (innings!.wickets![side] === 10) allOut += 1;
    }
    if (chase > setScore) {
      chased += 1;
      expect(chase).toBeLessThanOrEqual(setScore + 6);
    } else
      expect(innings!.balls![2 - first] === 120 || innings!.wickets![2 - first] === 10).toBe(true);
    const full = script.facts.pair('full')!;
    expect(full[0]).not.toBe(full[1]);
  }
  expect([chased > 40, chased < 110, allOut > 10]).toEqual([true, true, true]);
});

test.each([
  ['boxing', 10],
  ['mma', 3],
])('%s: at most %i rounds, decided by a stoppage or on the cards', (key, rounds) => {
  const engine = engineNamed(key);
  const ways = new Set<string>();
  for (const { script } of play(engine, 120)) {
    const [completed] = script.facts.pair('rounds')!;
    expect(completed).toBeLessThanOrEqual(rounds);
    const [code] = script.facts.pair('method')!;
    ways.add(`${code}`);
    const [home] = script.facts.pair('match')!;
    expect(home === 1).toBe(code < 3);
    expect(code % 3 === 2).toBe(completed === rounds);
    for (const card of engine.live(
      { id: 1, seed: 3, levels: [0.5] },
      { script, playedS: script.durationS },
    ).periods)
      expect(Math.max(...card)).toBe(10);
  }
  expect(ways.size).toBe(key === 'mma' ? 6 : 4);
});

test('badminton: games to 21 with a lead of two, capped at 30', () => {
  const engine = engineNamed('badminton');
  const even = engine.levels(0, 0);
  let last = 0;
  for (let id = 1; id <= 700; id += 1) {
    const setup = { id, seed: 3, levels: even };
    const script = engine.simulate(setup);
    for (const game of engine.live(setup, { script, playedS: script.durationS }).periods) {
      const [most, least] = [Math.max(...game), Math.min(...game)];
      expect(
        most === 30
          ? least === 28 || least === 29
          : most === 21
            ? least < 20
            : most - least === 2 && most < 30,
        game.join(':'),
      ).toBe(true);
      if (most === 30 && least === 29) last += 1;
    }
  }
  expect(last).toBeGreaterThan(0);
  const total = engine
    .outlook({ id: 1, seed: 3, levels: even }, [1, 1])
    .pair('set1')!
    .cells.reduce((most, [home, away]) => Math.max(most, home, away), 0);
  expect(total).toBe(30);
});

test('darts: legs of 501 in turns of three darts, exact checkout, alternating start, and prices follow the remaining points', () => {
  const engine = engineNamed('darts');
  for (const { script, id } of play(engine, 30)) {
    const setup = { id, seed: 3, levels: [0.5] };
    let left: [number, number] = [501, 501];
    let leg = 0;
    let next: 1 | 2 = 1;
    let largest = 0;
    for (const { kind, team, value = 0, atS } of script.incidents) {
      if (kind === 'set') {
        expect(left[team === 1 ? 0 : 1]).toBe(0);
        expect(left[team === 1 ? 1 : 0]).toBeGreaterThanOrEqual(2);
        left = [501, 501];
        leg += 1;
        next = leg % 2 === 0 ? 1 : 2;
      }
      if (kind !== 'shot' || team === 0) continue;
      expect([team, value >= 0 && value <= 180]).toEqual([next, true]);
      const before = left[team - 1]!;
      left[team - 1] = before - value;
      largest = Math.max(largest, value === before ? value : 0);
      next = team === 1 ? 2 : 1;
      if (left[0] > 0 && left[1] > 0)
        expect(engine.live(setup, { script, playedS: atS }).points).toEqual(left.map(String));
    }
    expect(largest).toBeLessThanOrEqual(170);
    expect(engine.live(setup, { script, playedS: script.durationS })).not.toHaveProperty('points');
  }
  expect(legChance(0.5, { left: [40, 301], thrower: 1 })).toBeGreaterThan(0.9);
  expect(legChance(0.5, { left: [301, 40], thrower: 1 })).toBeLessThan(0.15);
  expect(legChance(0.5, startOfLeg(0)) + legChance(0.5, startOfLeg(1))).toBeCloseTo(1, 6);
  let won = 0;
  const random = createRandom(5, 'legs');
  for (let index = 0; index < 4000; index += 1)
    won += playLeg(random, 0.6, index).at(-1)!.team === 1 ? 1 : 0;
  expect(Math.abs(won / 4000 - 0.6)).toBeLessThan(0.03);
});

test('snooker: reds and colours in turn, then the colours in order, fouls of 4 to 7, and the frame ends when the lead is decisive', () => {
  const engine = engineNamed('snooker');
  for (const { script, id } of play(engine, 20)) {
    const setup = { id, seed: 3, levels: [0.5] };
    let points: [number, number] = [0, 0];
    let frames = 0;
    for (const { kind, team, value = 0, counter, atS } of script.incidents) {
      if (kind === 'set') {
        expect(points[team - 1]).toBeGreaterThan(points[2 - team]!);
        points = [0, 0];
        frames += 1;
      }
      if (kind !== 'shot' || team === 0) continue;
      expect(counter === 'fouls' ? value >= 4 && value <= 7 : value >= 0 && value <= 7).toBe(true);
      points[counter === 'fouls' ? 2 - team : team - 1]! += value;
      const told = engine.live(setup, { script, playedS: atS }).points;
      if (
        told !== undefined &&
        script.incidents.every((each) => each.kind !== 'set' || each.atS !== atS)
      )
        expect(told).toEqual(points.map(String));
    }
    expect(engine.live(setup, { script, playedS: 0 }).points).toEqual(['0', '0']);
    expect(engine.live(setup, { script, playedS: script.durationS })).not.toHaveProperty('points');
    expect(frames).toBe(script.facts.pair('match')!.reduce((sum, won) => sum + won, 0));
  }
});

test('snooker: a frame ends when the lead exceeds the points left, a tie is decided by a re-spotted black, and balls are potted in order', () => {
  const pot = (team: 1 | 2, ...balls: readonly number[]) =>
    balls.map((points) => ({ team, points }));
  const foul = (team: 1 | 2, points: number) => ({ team, points, isFoul: true });
  const toBlack = [2, 3, 4, 5, 6];
  const withBlacks = Array.from({ length: 15 }, () => [1, 7]).flat();
  const withYellows = Array.from({ length: 15 }, () => [1, 2]).flat();
  const maximum = frameAfter(0, pot(2, ...withBlacks, ...toBlack, 7));
  expect([maximum.points, maximum.ballsLeft, isFrameOver(maximum)]).toEqual([[0, 147], 0, true]);
  // Twelve reds with blacks are 96 points, and 51 are left: the leader may finish the break, then
  // the frame is over.
  const ahead = pot(2, ...withBlacks.slice(0, 24));
  expect([
    isFrameOver(frameAfter(0, ahead)),
    isFrameOver(frameAfter(0, [...ahead, ...pot(2, 0)])),
  ]).toEqual([false, true]);
  // Reds with yellows and the colours to the pink are 65; so are the fouls before and the black
  // after them.
  const before = [...Array.from({ length: 10 }, () => foul(1, 5)), foul(1, 4), foul(1, 4)];
  const onBlack = frameAfter(0, [...before, ...pot(1, ...withYellows, ...toBlack, 0)]);
  expect([onBlack.points, onBlack.ballsLeft, onBlack.player, isFrameOver(onBlack)]).toEqual([
    [65, 58],
    1,
    2,
    false,
  ]);
  const tied = frameAfter(0, [...before, ...pot(1, ...withYellows, ...toBlack, 0), ...pot(2, 7)]);
  expect([tied.points, tied.ballsLeft, tied.player, isFrameOver(tied)]).toEqual([
    [65, 65],
    1,
    0,
    false,
  ]);
  expect(frameChance(0.5, tied)).toBeCloseTo(0.5, 6);
  const fouled = frameAfter(0, [
    ...before,
    ...pot(1, ...withYellows, ...toBlack, 0),
    ...pot(2, 7),
    foul(1, 7),
  ]);
  expect([fouled.points, isFrameOver(fouled)]).toEqual([[65, 72], true]);
});

test('snooker: a free ball after a foul counts as the ball on and leaves that ball on the table', () => {
  const givesFreeBall = { team: 1, points: 4, isFoul: true, givesFreeBall: true } as const;
  const pot = (points: number) => ({ team: 2, points }) as const;
  const atReds = frameAfter(1, [givesFreeBall]);
  expect(atReds).toMatchObject({ points: [0, 4], ballsLeft: 21, player: 2, hasFreeBall: true });
  expect(frameChance(0.5, atReds)).toBeLessThan(
    frameChance(0.5, frameAfter(1, [{ ...givesFreeBall, givesFreeBall: false }])) - 0.02,
  );
  expect(frameAfter(1, [givesFreeBall, pot(1)])).toMatchObject({
    points: [0, 5],
    ballsLeft: 21,
    isOnColour: true,
  });
  expect(frameAfter(1, [givesFreeBall, pot(1), pot(7), pot(1)])).toMatchObject({
    points: [0, 13],
    ballsLeft: 20,
    isOnColour: true,
  });
  const reds = Array.from({ length: 15 }, () => [pot(1), pot(7)]).flat();
  const atYellow = frameAfter(0, [...reds, pot(0), givesFreeBall, pot(2)]);
  expect(atYellow).toMatchObject({
    points: [0, 126],
    ballsLeft: 6,
    isOnColour: false,
    isInBreak: true,
  });
  // Nineteen behind with eighteen left: a free ball keeps the frame open for the trailing player.
  const behind = {
    points: [41, 60],
    ballsLeft: 3,
    isOnColour: false,
    player: 1,
    isInBreak: false,
  } as const;
  expect([
    isFrameOver(behind),
    isFrameOver({ ...behind, hasFreeBall: true }),
    isFrameOver({ ...behind, player: 2, hasFreeBall: true }),
  ]).toEqual([true, false, true]);
  const random = createRandom(8, 'free balls');
  let [seen, expected, came] = [0, 0, 0];
  for (let index = 0; index < 4000; index += 1) {
    const strokes = playFrame(random, 0.6, index);
    const at = strokes.findIndex((stroke) => stroke.givesFreeBall === true);
    if (at < 0) continue;
    const end = frameAfter(index, strokes);
    seen += 1;
    expected += frameChance(0.6, frameAfter(index, strokes.slice(0, at + 1)));
    came += end.points[0] > end.points[1] ? 1 : 0;
  }
  expect(seen).toBeGreaterThan(200);
  expect(Math.abs(expected - came) / seen).toBeLessThan(0.06);
  const { script } = play(engineNamed('snooker'), 12).find(({ script: { incidents } }) =>
    incidents.some(({ textKey }) => textKey === 'freeBall'),
  )!;
  const index = script.incidents.findIndex(({ textKey }) => textKey === 'freeBall');
  expect([script.incidents[index - 1], script.incidents[index]]).toMatchObject([
    { kind: 'shot', counter: 'fouls', team: 3 - script.incidents[index]!.team },
    { kind: 'info', isShown: true },
  ]);
});

test('prices of a snooker frame follow each stroke and are calibrated', () => {
  const { points, ...start } = startOfFrame(0);
  expect(frameChance(0.5, { ...start, points: [40, 0], ballsLeft: 12, player: 1 })).toBeGreaterThan(
    0.75,
  );
  expect(frameChance(0.5, { ...start, points: [0, 40], ballsLeft: 12, player: 1 })).toBeLessThan(
    0.3,
  );
  expect(frameChance(0.5, { ...start, points, player: 1, isInBreak: true })).toBeGreaterThan(
    frameChance(0.5, { ...start, points, player: 1 }) + 0.05,
  );
  expect(frameChance(0.5, startOfFrame(0)) + frameChance(0.5, startOfFrame(1))).toBeCloseTo(1, 5);
  const random = createRandom(5, 'frames');
  let [won, checked, expected, came] = [0, 0, 0, 0];
  for (let index = 0; index < 3000; index += 1) {
    const strokes = playFrame(random, 0.6, index);
    const end = frameAfter(index, strokes);
    const isWon = end.points[0] > end.points[1] ? 1 : 0;
    won += isWon;
    const middle = frameChance(0.6, frameAfter(index, strokes.slice(0, 15)));
    if (strokes.length <= 15 || middle < 0.7) continue;
    checked += 1;
    expected += middle;
    came += isWon;
  }
  expect(Math.abs(won / 3000 - 0.6)).toBeLessThan(0.03);
  expect(checked).toBeGreaterThan(300);
  expect(Math.abs(expected - came) / checked).toBeLessThan(0.03);
});

test('SBX-755 in darts and snooker the action names the player whose turn is next', () => {
  let named = 0;
  for (const key of ['darts', 'snooker']) {
    const engine = engineNamed(key);
    for (const { script, id } of play(engine, 5)) {
      const strokes = script.incidents.filter(({ kind }) => kind === 'shot' || kind === 'set');
      for (const [index, { kind, atS }] of strokes.slice(0, -1).entries()) {
        const next = strokes[index + 1]!;
        if (kind !== 'shot' || next.kind !== 'shot') continue;
        const drawn = engine.action!({ id, seed: 3, levels: [0.5] }, { script, playedS: atS });
        if (drawn.kind !== 'throwing' && drawn.kind !== 'atTable') continue;
        expect([key, drawn.team]).toEqual([key, next.team]);
        named += 1;
      }
    }
  }
  expect(named).toBeGreaterThan(500);
});

test('SBX-751 table tennis serves alternate every two points, every point from 10:10 on; in badminton the winner of a rally serves', () => {
  const [table, court] = [engineNamed('table-tennis'), engineNamed('badminton')];
  const servers = (engine: SportEngine, script: MatchScript): (1 | 2 | undefined)[] => [
    engine.live({ id: 1, seed: 3, levels: [0.5] }, { script, playedS: 0 }).server,
    ...script.incidents
      .filter(({ kind }) => kind === 'point')
      .map(
        ({ atS }) =>
          engine.live({ id: 1, seed: 3, levels: [0.5] }, { script, playedS: atS }).server,
      ),
  ];
  for (const { script } of play(table, 20)) {
    const firstGame = script.incidents.filter(({ kind }) => kind === 'point' || kind === 'set');
    const points = firstGame.slice(
      0,
      firstGame.findIndex(({ kind }) => kind === 'set'),
    );
    const served = servers(table, script).slice(0, points.length);
    expect(served).toEqual(
      points.map((_point, index) =>
        (index < 20 ? Math.floor(index / 2) : index) % 2 === 0 ? 1 : 2,
      ),
    );
    expect(servers(table, script)[points.length]).toBe(2);
  }
  for (const { script } of play(court, 5)) {
    const points = script.incidents.filter(({ kind }) => kind === 'point');
    expect(servers(court, script).slice(1, -1)).toEqual(
      points.slice(0, -1).map(({ team }) => team),
    );
    expect(
      court.live({ id: 1, seed: 3, levels: [0.5] }, { script, playedS: script.durationS }),
    ).not.toHaveProperty('server');
  }
});

test('SBX-305 cyber sport: two maps of thirteen rounds with a lead of two, or of eleven structures', () => {
  for (const [key, target, lead] of [
    ['strike-zone', 13, 2],
    ['rift-keepers', 11, 1],
  ] as const) {
    const engine = engineNamed(key);
    for (const { script } of play(engine, 40)) {
      const { maps, score } = engine.live(
        { id: 1, seed: 3, levels: [0.5] },
        { script, playedS: script.durationS },
      );
      expect(Math.max(...score)).toBe(2);
      expect(maps).toHaveLength(score[0] + score[1]);
      for (const map of maps!) {
        expect(Math.max(...map)).toBeGreaterThanOrEqual(target);
        expect(Math.abs(map[0] - map[1])).toBeGreaterThanOrEqual(lead);
      }
    }
  }
});

test('SBX-305 a simulated match is over in minutes while its clock shows regular times', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const cyber = world.tree('en').sports.find(({ id }) => id === 17)!;
  expect(new Set(cyber.champs.map((champ) => champ.cyber!.key)).size).toBe(disciplines.length);
  expect(new Set(cyber.champs.map((champ) => champ.cyber!.kind))).toEqual(
    new Set(['real', 'virtual']),
  );
  const football = cyber.champs
    .filter(({ cyber: discipline }) => discipline!.key === 'cyber-football')
    .map(({ id }) => id);
  const records = world.results({
    fromMs: nowMs - 4 * hourMs,
    toMs: nowMs,
    competitionIds: football,
  });
  expect(records.length).toBeGreaterThan(10);
  for (const { startsAtMs, endedAtMs } of records)
    expect(endedAtMs - startsAtMs).toBeLessThan(20 * 60_000);
  const live = world
    .games({ section: 'live', competitionIds: football }, 'en')
    .games.find(({ score }) => score?.clock?.running === true)!;
  expect(live.cyber).toMatchObject({ key: 'cyber-football' });
  expect(live.score!.clock!.pace).toBe(7.5);
  const before = live.score!.clock!.seconds;
  world.advanceTo(nowMs + 4000);
  const after = world.game(live.id, 'en')!.game.score!;
  if (after.phase === live.score!.phase && after.clock!.running)
    expect(after.clock!.seconds - before).toBeGreaterThanOrEqual(29);
});

test('at any hour at least twelve sports have an event live, soon and today, five of them one later, and every sport can be live', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const seenLive = new Set<number>();
  for (let atMs = nowMs; atMs < nowMs + 3 * 24 * hourMs; atMs += 53 * 60_000) {
    world.advanceTo(atMs);
    const reach = new Map<number, Set<string>>();
    for (const { sportId, section, startsAtMs } of world.offered()) {
      const kinds = reach.get(sportId) ?? new Set();
      reach.set(sportId, kinds);
      const aheadH = (startsAtMs - atMs) / hourMs;
      if (section === 'live') {
        kinds.add('live');
        seenLive.add(sportId);
      } else {
        kinds.add(aheadH <= 1 ? 'soon' : aheadH <= 12 ? 'today' : 'later');
        if (aheadH <= 12) kinds.add('today');
      }
    }
    const having = (...wanted: readonly string[]): number =>
      [...reach.values()].filter((kinds) => wanted.every((kind) => kinds.has(kind))).length;
    const when = new Date(atMs).toISOString();
    expect(having('live', 'soon', 'today'), when).toBeGreaterThanOrEqual(12);
    expect(having('live', 'soon', 'later'), when).toBeGreaterThanOrEqual(5);
  }
  expect(seenLive.size).toBe(sports.length);
});
