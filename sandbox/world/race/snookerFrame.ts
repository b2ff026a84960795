import type { CountPair } from '../markets/MarketType.ts';
import { drawByShare, type Random } from '../random.ts';
import { EdgeScale } from './EdgeScale.ts';
import type { Stroke } from './Stroke.ts';

/**
 * A frame of snooker, stroke by stroke: red and colour in turn, then the colours in order; the same
 * figures play it and price it. `ballsLeft` is the number of balls left to pot: 21 to 7 with reds,
 * 6 (yellow) to 1 (black) without.
 */
const allBalls = 21;
const yellowOn = 6;
const blackOn = 1;
const blackPoints = 7;
const minFoul = 4;

/** Colours played after a red, with frequencies. */
const colours: readonly (readonly [points: number, chance: number])[] = [
  [7, 0.5],
  [6, 0.15],
  [5, 0.2],
  [4, 0.05],
  [3, 0.05],
  [2, 0.05],
];
/** Points of a foul while a red is on, with frequencies. */
const foulsOnRed: readonly (readonly [points: number, chance: number])[] = [
  [4, 0.76],
  [5, 0.08],
  [6, 0.08],
  [7, 0.08],
];
/** Chance of a pot: for the first stroke of a visit, and in a break. */
const potting = { first: 0.35, free: 0.6, red: 0.87, colour: 0.9 } as const;
/** Share of missed strokes that are fouls. */
const foulChance = 0.06;
/** Share of fouls that hide every ball on, so that the opponent has a free ball. */
const freeBallChance = 0.15;
/** Effect of an edge of 1 on the log-odds of a pot. */
const edgeWeight = 0.35;
/** Step at which edges are priced; values in between are interpolated. */
const edgeStep = 0.2;
const widestEdge = 3.2;
/** Larger leads are priced like this one, because they are never caught up. */
const widestLead = 160;
const width = 2 * widestLead + 1;

/** State of a frame. */
export interface FrameState {
  readonly points: CountPair;
  readonly ballsLeft: number;
  /** A red was potted, so any colour is on. */
  readonly isOnColour: boolean;
  /** The next player at the table; 0 while lots are drawn for the re-spotted black. */
  readonly player: 0 | 1 | 2;
  readonly isInBreak: boolean;
  /** Any ball counts as the ball on and is replaced; it adds to the remaining points. */
  readonly hasFreeBall?: boolean;
}

/** Players break off alternately, and the opponent comes to the table next. */
export function startOfFrame(index: number): FrameState {
  return {
    points: [0, 0],
    ballsLeft: allBalls,
    isOnColour: false,
    player: index % 2 === 0 ? 2 : 1,
    isInBreak: false,
  };
}

function worthOf(ballsLeft: number): number {
  return ballsLeft > yellowOn ? 1 : 8 - ballsLeft;
}

/** Returns the maximum points left on the table. */
function remaining(ballsLeft: number): number {
  if (ballsLeft > yellowOn) return 27 + 8 * (ballsLeft - yellowOn);
  let sum = 0;
  for (let colour = 1; colour <= ballsLeft; colour += 1) sum += worthOf(colour);
  return sum;
}

function otherOf(team: 1 | 2): 1 | 2 {
  return team === 1 ? 2 : 1;
}

function afterStroke(
  state: FrameState,
  { team, points: gained, isFoul = false, givesFreeBall = false }: Stroke,
): FrameState {
  const points: [number, number] = [state.points[0], state.points[1]];
  const scorer = isFoul ? otherOf(team) : team;
  points[scorer - 1] = (points[scorer - 1] ?? 0) + gained;
  const isPotted = gained > 0 && !isFoul;
  // The first score or foul on the black ends the frame; in a tie it is re-spotted.
  if (state.ballsLeft === blackOn && gained > 0)
    return {
      points,
      ballsLeft: points[0] === points[1] ? blackOn : 0,
      isOnColour: false,
      player: points[0] === points[1] ? 0 : team,
      isInBreak: false,
    };
  if (!isPotted)
    return {
      points,
      ballsLeft: state.ballsLeft,
      isOnColour: false,
      player: otherOf(team),
      isInBreak: false,
      ...(givesFreeBall ? { hasFreeBall: true } : {}),
    };
  // A colour follows it as after a red; among the colours the ball on stays on the table.
  if (state.hasFreeBall === true)
    return {
      points,
      ballsLeft: state.ballsLeft,
      isOnColour: state.ballsLeft > yellowOn,
      player: team,
      isInBreak: true,
    };
  const ballsLeft = state.isOnColour ? state.ballsLeft : state.ballsLeft - 1;
  return {
    points,
    ballsLeft,
    isOnColour: !state.isOnColour && state.ballsLeft > yellowOn,
    player: team,
    isInBreak: true,
  };
}

/** Returns the frame after these strokes. */
export function frameAfter(index: number, strokes: readonly Stroke[]): FrameState {
  return strokes.reduce(afterStroke, startOfFrame(index));
}

/** Whether no points are left, or too few to catch up. */
function isBeyondReach({
  points,
  ballsLeft,
  isOnColour,
  player,
  hasFreeBall,
}: FrameState): boolean {
  const lead = points[0] - points[1];
  // A free ball helps only the player who has it.
  const extra = isOnColour
    ? blackPoints
    : hasFreeBall === true && player !== (lead > 0 ? 1 : 2)
      ? freeWorth(ballsLeft)
      : 0;
  return ballsLeft === 0 || Math.abs(lead) > remaining(ballsLeft) + extra;
}

/** Returns the maximum points of a free ball: itself, and a black after it while there are reds. */
function freeWorth(ballsLeft: number): number {
  return worthOf(ballsLeft) + (ballsLeft > yellowOn ? blackPoints : 0);
}

/** Whether a frame is over: once it cannot be caught up; a leader may finish the break. */
export function isFrameOver(state: FrameState): boolean {
  const { points, ballsLeft, player, isInBreak } = state;
  return (
    ballsLeft === 0 ||
    (isBeyondReach(state) && !(isInBreak && player === (points[0] > points[1] ? 1 : 2)))
  );
}

/** Returns the number of strokes after which the frame is decided. */
export function visibleFrameAfter(index: number, strokes: readonly Stroke[]): number {
  let state = startOfFrame(index);
  for (const [count, stroke] of strokes.entries()) {
    state = afterStroke(state, stroke);
    if (isBeyondReach(state)) return count + 1;
  }
  return strokes.length;
}

function chanceToPot(chance: number, edge: number): number {
  return 1 / (1 + ((1 - chance) / chance) * Math.exp(-edgeWeight * edge));
}

/**
 * Winning chance of the player at the table, by balls left and lead: at the first stroke of a
 * visit, at a free ball, in a break, and on a colour after a red.
 */
interface SideTable {
  readonly pot: {
    readonly first: number;
    readonly free: number;
    readonly red: number;
    readonly colour: number;
  };
  readonly visit: Float64Array;
  readonly freeBall: Float64Array;
  readonly inBreak: Float64Array;
  readonly onColour: Float64Array;
}

function cell(ballsLeft: number, lead: number): number {
  return ballsLeft * width + Math.max(-widestLead, Math.min(widestLead, lead)) + widestLead;
}

function emptySide(edge: number): SideTable {
  const size = (allBalls + 1) * width;
  const table = (): Float64Array => new Float64Array(size).fill(0.5);
  return {
    pot: {
      first: chanceToPot(potting.first, edge),
      free: chanceToPot(potting.free, edge),
      red: chanceToPot(potting.red, edge),
      colour: chanceToPot(potting.colour, edge),
    },
    visit: table(),
    freeBall: table(),
    inBreak: table(),
    onColour: table(),
  };
}

/** Tables of both players, with the first one better by the edge. */
type Tables = readonly [better: SideTable, other: SideTable];

function solve(edge: number): Tables {
  const tables: Tables = [emptySide(edge), emptySide(-edge)];
  const sides = [
    [tables[0], tables[1]],
    [tables[1], tables[0]],
  ] as const;
  for (let ballsLeft = blackOn; ballsLeft <= allBalls; ballsLeft += 1) {
    // A free ball depends on the value of a foul, which may give another free ball: iterated until
    // stable.
    for (let change = 1; change > accurateFree;) {
      solveVisits(sides, ballsLeft);
      solveBreaks(sides, ballsLeft);
      change = ballsLeft === blackOn ? 0 : solveFreeBalls(sides, ballsLeft);
    }
  }
  return tables;
}

type Sides = readonly (readonly [own: SideTable, other: SideTable])[];
const accurate = 1e-6;
/** An error here enters the other values with a weight of one hundredth. */
const accurateFree = 1e-4;

function solveBreaks(sides: Sides, ballsLeft: number): void {
  const left = remaining(ballsLeft);
  for (const [own, other] of sides)
    for (let lead = -widestLead; lead <= widestLead; lead += 1) {
      const at = cell(ballsLeft, lead);
      const pot = own.pot[ballsLeft > yellowOn ? 'red' : 'colour'];
      own.inBreak[at] =
        lead < -left
          ? 0
          : pot * afterPot(own, other, ballsLeft, lead) +
            (1 - pot) * afterMiss(own, other, ballsLeft, lead);
    }
  if (ballsLeft >= yellowOn)
    for (const [own, other] of sides)
      for (let lead = -widestLead; lead <= widestLead; lead += 1)
        own.onColour[cell(ballsLeft, lead)] = colourChance(own, other, ballsLeft, lead);
}

/** Returns the size of the change. */
function solveFreeBalls(sides: Sides, ballsLeft: number): number {
  const left = remaining(ballsLeft);
  let change = 0;
  for (const [own, other] of sides)
    for (let lead = -widestLead; lead <= widestLead; lead += 1) {
      const at = cell(ballsLeft, lead);
      const potted = cell(ballsLeft, lead + worthOf(ballsLeft));
      const afterwards = (ballsLeft > yellowOn ? own.onColour[potted] : own.inBreak[potted]) ?? 0;
      const chance =
        lead > left
          ? 1
          : lead < -left - freeWorth(ballsLeft)
            ? 0
            : own.pot.free * afterwards +
              (1 - own.pot.free) * afterMiss(own, other, ballsLeft, lead);
      change = Math.max(change, Math.abs(chance - (own.freeBall[at] ?? 0)));
      own.freeBall[at] = chance;
    }
  return change;
}

/** Misses alternate the player at the table: both values are iterated until stable. */
function solveVisits(sides: Sides, ballsLeft: number): void {
  const left = remaining(ballsLeft);
  for (const [own] of sides)
    for (let lead = -widestLead; lead <= widestLead; lead += 1)
      if (Math.abs(lead) > left) own.visit[cell(ballsLeft, lead)] = lead > 0 ? 1 : 0;
  const widest = Math.min(left, widestLead);
  for (let change = 1; change > accurate;) {
    change = 0;
    for (const [own, other] of sides)
      for (let lead = -widest; lead <= widest; lead += 1) {
        const at = cell(ballsLeft, lead);
        const chance =
          own.pot.first * afterPot(own, other, ballsLeft, lead) +
          (1 - own.pot.first) * afterMiss(own, other, ballsLeft, lead);
        change = Math.max(change, Math.abs(chance - (own.visit[at] ?? 0)));
        own.visit[at] = chance;
      }
  }
}

/**
 * Returns the value at the end; a black that leaves both even is re-spotted, with lots drawn for
 * the first player.
 */
function ended(own: SideTable, other: SideTable, lead: number): number {
  if (lead !== 0) return lead > 0 ? 1 : 0;
  const again = cell(blackOn, 0);
  return ((own.visit[again] ?? 0) + 1 - (other.visit[again] ?? 0)) / 2;
}

function afterPot(own: SideTable, other: SideTable, ballsLeft: number, lead: number): number {
  if (ballsLeft === blackOn) return ended(own, other, lead + blackPoints);
  const next = cell(ballsLeft - 1, lead + worthOf(ballsLeft));
  return (ballsLeft > yellowOn ? own.onColour[next] : own.inBreak[next]) ?? 0;
}

function handedOver(other: SideTable, ballsLeft: number, lead: number): number {
  return 1 - (other.visit[cell(ballsLeft, -lead)] ?? 0);
}

/** Returns the value after a foul: the opponent comes to the table, sometimes with a free ball. */
function handedOverByFoul(other: SideTable, ballsLeft: number, lead: number): number {
  return (
    (1 - freeBallChance) * handedOver(other, ballsLeft, lead) +
    freeBallChance * (1 - (other.freeBall[cell(ballsLeft, -lead)] ?? 0))
  );
}

function foulsAt(ballsLeft: number): readonly (readonly [points: number, chance: number])[] {
  return ballsLeft > yellowOn ? foulsOnRed : [[Math.max(minFoul, worthOf(ballsLeft)), 1]];
}

function afterMiss(own: SideTable, other: SideTable, ballsLeft: number, lead: number): number {
  let chance = (1 - foulChance) * handedOver(other, ballsLeft, lead);
  for (const [points, weight] of foulsAt(ballsLeft))
    chance +=
      foulChance *
      weight *
      (ballsLeft === blackOn
        ? ended(own, other, lead - points)
        : handedOverByFoul(other, ballsLeft, lead - points));
  return chance;
}

function colourChance(own: SideTable, other: SideTable, ballsLeft: number, lead: number): number {
  if (lead < -remaining(ballsLeft) - blackPoints) return 0;
  const missed = (1 - foulChance) * handedOver(other, ballsLeft, lead);
  let chance = 0;
  for (const [points, weight] of colours) {
    const fouled =
      foulChance * handedOverByFoul(other, ballsLeft, lead - Math.max(minFoul, points));
    chance +=
      weight *
      (own.pot.colour * (own.inBreak[cell(ballsLeft, lead + points)] ?? 0) +
        (1 - own.pot.colour) * (missed + fouled));
  }
  return chance;
}

const cache = new Map<number, Tables>();
function tablesAt(step: number): Tables {
  let tables = cache.get(step);
  if (tables === undefined) cache.set(step, (tables = solve(step * edgeStep)));
  return tables;
}

/** Returns the chance of the first player at a step of the edge. */
function chanceAtStep(step: number, state: FrameState): number {
  const lead = state.points[0] - state.points[1];
  if (isBeyondReach(state)) return lead > 0 ? 1 : 0;
  if (state.player === 0)
    return (
      (chanceAtStep(step, { ...state, player: 1 }) + chanceAtStep(step, { ...state, player: 2 })) /
      2
    );
  const [better, other] = tablesAt(Math.abs(step));
  const side = step >= 0 === (state.player === 1) ? better : other;
  const table = state.isOnColour
    ? side.onColour
    : state.hasFreeBall === true
      ? side.freeBall
      : state.isInBreak
        ? side.inBreak
        : side.visit;
  const chance = table[cell(state.ballsLeft, state.player === 1 ? lead : -lead)] ?? 0;
  return state.player === 1 ? chance : 1 - chance;
}

const edges = new EdgeScale({
  step: edgeStep,
  widest: widestEdge,
  chanceAt: chanceAtStep,
  starts: [startOfFrame(0), startOfFrame(1)],
});

/** Returns the chance of the first player to win the frame, by the share of all frames won. */
export function frameChance(level: number, state: FrameState): number {
  return edges.chance(level, state);
}

/** Draws a foul; with only the black left, no other ball can be a free ball. */
function foul(random: Random, team: 1 | 2, points: number, ballsLeft: number): Stroke {
  return {
    team,
    points,
    isFoul: true,
    ...(ballsLeft > blackOn && random() < freeBallChance ? { givesFreeBall: true } : {}),
  };
}

/** Draws strokes until the frame is over; a stroke without points ends a visit. */
export function playFrame(random: Random, level: number, index: number): readonly Stroke[] {
  const edge = edges.draw(random, level);
  const strokes: Stroke[] = [];
  for (let state = startOfFrame(index); !isFrameOver(state);) {
    const team = state.player === 0 ? (random() < 0.5 ? 1 : 2) : state.player;
    const { ballsLeft, isOnColour, isInBreak, hasFreeBall } = state;
    const chance = isOnColour
      ? potting.colour
      : hasFreeBall === true
        ? potting.free
        : !isInBreak
          ? potting.first
          : ballsLeft > yellowOn
            ? potting.red
            : potting.colour;
    const worth = isOnColour ? drawByShare(random, colours) : worthOf(ballsLeft);
    const stroke: Stroke =
      random() < chanceToPot(chance, team === 1 ? edge : -edge)
        ? { team, points: worth }
        : random() < foulChance
          ? foul(
              random,
              team,
              isOnColour ? Math.max(minFoul, worth) : drawByShare(random, foulsAt(ballsLeft)),
              ballsLeft,
            )
          : { team, points: 0 };
    strokes.push(stroke);
    state = afterStroke(state, stroke);
  }
  return strokes;
}
