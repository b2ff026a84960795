import type { CountPair } from '../markets/MarketType.ts';
import { drawByShare, type Random } from '../random.ts';
import { EdgeScale } from './EdgeScale.ts';
import type { Stroke } from './Stroke.ts';

/**
 * A frame of snooker, stroke by stroke: red and colour by turns, then the colours in their order; the same figures play
 * it and price it. A stage is how many balls there are to go for: 21 to 7 with reds, 6 (yellow) to 1 (black) without.
 */
const firstStage = 21;
const yellowStage = 6;
const blackStage = 1;
const blackPoints = 7;
const leastFoul = 4;

/** Which colour follows a red, and how often. */
const colours: readonly (readonly [points: number, chance: number])[] = [
  [7, 0.5],
  [6, 0.15],
  [5, 0.2],
  [4, 0.05],
  [3, 0.05],
  [2, 0.05],
];
/** What a foul costs while a red is on. */
const foulsOnRed: readonly (readonly [points: number, chance: number])[] = [
  [4, 0.76],
  [5, 0.08],
  [6, 0.08],
  [7, 0.08],
];
/** How often a ball falls: the first of a visit, and once the cue ball is in place. */
const potting = { first: 0.35, free: 0.6, red: 0.87, colour: 0.9 } as const;
/** How often a stroke that pots nothing is a foul. */
const foulChance = 0.06;
/** How often a foul leaves every ball that is on hidden, so that the other one has a free ball. */
const freeBallChance = 0.15;
/** How much an edge of 1 moves the odds of a pot. */
const edgeWeight = 0.35;
/** Edges between players are priced at these steps, and what lies between them in between. */
const edgeStep = 0.2;
const widestEdge = 3.2;
/** Leads above this are priced as this one: nobody comes back from them. */
const widestLead = 160;
const width = 2 * widestLead + 1;

/** A frame as it stands. */
export interface FrameState {
  readonly points: CountPair;
  readonly stage: number;
  /** A red has gone, any colour is on. */
  readonly isOnColour: boolean;
  /** Who comes to the table next; 0 while lots decide it, before the black is played again. */
  readonly player: 0 | 1 | 2;
  readonly isInBreak: boolean;
  /** Any ball counts as the one that is on, and comes back; it adds to what is left. */
  readonly hasFreeBall?: boolean;
}

/** Who breaks off changes with each frame; the other one comes to the table first. */
export function startOfFrame(index: number): FrameState {
  return { points: [0, 0], stage: firstStage, isOnColour: false, player: index % 2 === 0 ? 2 : 1, isInBreak: false };
}

function worthOf(stage: number): number {
  return stage > yellowStage ? 1 : 8 - stage;
}

/** What is left on the table at most. */
function remaining(stage: number): number {
  if (stage > yellowStage) return 27 + 8 * (stage - yellowStage);
  let sum = 0;
  for (let colour = 1; colour <= stage; colour += 1) sum += worthOf(colour);
  return sum;
}

function otherOf(team: 1 | 2): 1 | 2 {
  return team === 1 ? 2 : 1;
}

function afterStroke(state: FrameState, { team, points: gained, isFoul = false, givesFreeBall = false }: Stroke): FrameState {
  const points: [number, number] = [state.points[0], state.points[1]];
  const scorer = isFoul ? otherOf(team) : team;
  points[scorer - 1] = (points[scorer - 1] ?? 0) + gained;
  const isPotted = gained > 0 && !isFoul;
  // The first score or foul on the black ends the frame; at a tie it is played again.
  if (state.stage === blackStage && gained > 0) return { points, stage: points[0] === points[1] ? blackStage : 0, isOnColour: false, player: points[0] === points[1] ? 0 : team, isInBreak: false };
  if (!isPotted) return { points, stage: state.stage, isOnColour: false, player: otherOf(team), isInBreak: false, ...(givesFreeBall ? { hasFreeBall: true } : {}) };
  // A colour follows it as if it were a red; among the colours the ball that is on is still there.
  if (state.hasFreeBall === true) return { points, stage: state.stage, isOnColour: state.stage > yellowStage, player: team, isInBreak: true };
  const stage = state.isOnColour ? state.stage : state.stage - 1;
  return { points, stage, isOnColour: !state.isOnColour && state.stage > yellowStage, player: team, isInBreak: true };
}

/** The frame after these strokes. */
export function frameAfter(index: number, strokes: readonly Stroke[]): FrameState {
  return strokes.reduce(afterStroke, startOfFrame(index));
}

/** Nothing is left, or less than would be needed to catch up. */
function isBeyondReach({ points, stage, isOnColour, player, hasFreeBall }: FrameState): boolean {
  const lead = points[0] - points[1];
  // A free ball helps only who has it.
  const extra = isOnColour ? blackPoints : hasFreeBall === true && player !== (lead > 0 ? 1 : 2) ? freeWorth(stage) : 0;
  return stage === 0 || Math.abs(lead) > remaining(stage) + extra;
}

/** What a free ball adds at most to what is left: itself, and the black after it while there are reds. */
function freeWorth(stage: number): number {
  return worthOf(stage) + (stage > yellowStage ? blackPoints : 0);
}

/** Over once nobody can catch up; whoever leads may end a break. */
export function isFrameOver(state: FrameState): boolean {
  const { points, stage, player, isInBreak } = state;
  return stage === 0 || (isBeyondReach(state) && !(isInBreak && player === (points[0] > points[1] ? 1 : 2)));
}

/** After how many strokes nobody can lose it any more. */
export function seenFrameAfter(index: number, strokes: readonly Stroke[]): number {
  let state = startOfFrame(index);
  for (const [count, stroke] of strokes.entries()) {
    state = afterStroke(state, stroke);
    if (isBeyondReach(state)) return count + 1;
  }
  return strokes.length;
}

function chanceToPot(usual: number, edge: number): number {
  return 1 / (1 + ((1 - usual) / usual) * Math.exp(-edgeWeight * edge));
}

/** Chance to win of who is at the table, by stage and own lead: at the first stroke of a visit, at a free ball, in a break, and on a colour after a red. */
interface SideTable {
  readonly pot: { readonly first: number; readonly free: number; readonly red: number; readonly colour: number };
  readonly visit: Float64Array;
  readonly freeBall: Float64Array;
  readonly inBreak: Float64Array;
  readonly onColour: Float64Array;
}

function cell(stage: number, lead: number): number {
  return stage * width + Math.max(-widestLead, Math.min(widestLead, lead)) + widestLead;
}

function emptySide(edge: number): SideTable {
  const size = (firstStage + 1) * width;
  const table = (): Float64Array => new Float64Array(size).fill(0.5);
  return {
    pot: { first: chanceToPot(potting.first, edge), free: chanceToPot(potting.free, edge), red: chanceToPot(potting.red, edge), colour: chanceToPot(potting.colour, edge) },
    visit: table(),
    freeBall: table(),
    inBreak: table(),
    onColour: table(),
  };
}

/** Both players' tables, the first one better by the edge. */
type Tables = readonly [better: SideTable, other: SideTable];

function solve(edge: number): Tables {
  const tables: Tables = [emptySide(edge), emptySide(-edge)];
  const sides = [
    [tables[0], tables[1]],
    [tables[1], tables[0]],
  ] as const;
  for (let stage = blackStage; stage <= firstStage; stage += 1) {
    // What a free ball leads to hangs on what a foul leads to, which now and then is a free ball again.
    for (let change = 1; change > accurateFree;) {
      solveVisits(sides, stage);
      solveBreaks(sides, stage);
      change = stage === blackStage ? 0 : solveFreeBalls(sides, stage);
    }
  }
  return tables;
}

type Sides = readonly (readonly [own: SideTable, other: SideTable])[];
const accurate = 1e-6;
/** What it is off by goes into the others with a hundredth. */
const accurateFree = 1e-4;

function solveBreaks(sides: Sides, stage: number): void {
  const left = remaining(stage);
  for (const [own, other] of sides)
    for (let lead = -widestLead; lead <= widestLead; lead += 1) {
      const at = cell(stage, lead);
      const pot = own.pot[stage > yellowStage ? 'red' : 'colour'];
      own.inBreak[at] = lead < -left ? 0 : pot * afterPot(own, other, stage, lead) + (1 - pot) * afterMiss(own, other, stage, lead);
    }
  if (stage >= yellowStage) for (const [own, other] of sides) for (let lead = -widestLead; lead <= widestLead; lead += 1) own.onColour[cell(stage, lead)] = colourChance(own, other, stage, lead);
}

/** Returns how much that changed. */
function solveFreeBalls(sides: Sides, stage: number): number {
  const left = remaining(stage);
  let change = 0;
  for (const [own, other] of sides)
    for (let lead = -widestLead; lead <= widestLead; lead += 1) {
      const at = cell(stage, lead);
      const potted = cell(stage, lead + worthOf(stage));
      const afterwards = (stage > yellowStage ? own.onColour[potted] : own.inBreak[potted]) ?? 0;
      const chance = lead > left ? 1 : lead < -left - freeWorth(stage) ? 0 : own.pot.free * afterwards + (1 - own.pot.free) * afterMiss(own, other, stage, lead);
      change = Math.max(change, Math.abs(chance - (own.freeBall[at] ?? 0)));
      own.freeBall[at] = chance;
    }
  return change;
}

/** Misses hand the table to and fro: what both expect is looked at until it stands. */
function solveVisits(sides: Sides, stage: number): void {
  const left = remaining(stage);
  for (const [own] of sides) for (let lead = -widestLead; lead <= widestLead; lead += 1) if (Math.abs(lead) > left) own.visit[cell(stage, lead)] = lead > 0 ? 1 : 0;
  const widest = Math.min(left, widestLead);
  for (let change = 1; change > accurate;) {
    change = 0;
    for (const [own, other] of sides)
      for (let lead = -widest; lead <= widest; lead += 1) {
        const at = cell(stage, lead);
        const chance = own.pot.first * afterPot(own, other, stage, lead) + (1 - own.pot.first) * afterMiss(own, other, stage, lead);
        change = Math.max(change, Math.abs(chance - (own.visit[at] ?? 0)));
        own.visit[at] = chance;
      }
  }
}

/** A black that leaves both even is played again by whom lots choose. */
function ended(own: SideTable, other: SideTable, lead: number): number {
  if (lead !== 0) return lead > 0 ? 1 : 0;
  const again = cell(blackStage, 0);
  return ((own.visit[again] ?? 0) + 1 - (other.visit[again] ?? 0)) / 2;
}

function afterPot(own: SideTable, other: SideTable, stage: number, lead: number): number {
  if (stage === blackStage) return ended(own, other, lead + blackPoints);
  const next = cell(stage - 1, lead + worthOf(stage));
  return (stage > yellowStage ? own.onColour[next] : own.inBreak[next]) ?? 0;
}

function handedOver(other: SideTable, stage: number, lead: number): number {
  return 1 - (other.visit[cell(stage, -lead)] ?? 0);
}

/** The other one comes to the table after a foul, now and then with a free ball. */
function handedOverByFoul(other: SideTable, stage: number, lead: number): number {
  return (1 - freeBallChance) * handedOver(other, stage, lead) + freeBallChance * (1 - (other.freeBall[cell(stage, -lead)] ?? 0));
}

function foulsAt(stage: number): readonly (readonly [points: number, chance: number])[] {
  return stage > yellowStage ? foulsOnRed : [[Math.max(leastFoul, worthOf(stage)), 1]];
}

function afterMiss(own: SideTable, other: SideTable, stage: number, lead: number): number {
  let chance = (1 - foulChance) * handedOver(other, stage, lead);
  for (const [points, weight] of foulsAt(stage)) chance += foulChance * weight * (stage === blackStage ? ended(own, other, lead - points) : handedOverByFoul(other, stage, lead - points));
  return chance;
}

function colourChance(own: SideTable, other: SideTable, stage: number, lead: number): number {
  if (lead < -remaining(stage) - blackPoints) return 0;
  const missed = (1 - foulChance) * handedOver(other, stage, lead);
  let chance = 0;
  for (const [points, weight] of colours) {
    const fouled = foulChance * handedOverByFoul(other, stage, lead - Math.max(leastFoul, points));
    chance += weight * (own.pot.colour * (own.inBreak[cell(stage, lead + points)] ?? 0) + (1 - own.pot.colour) * (missed + fouled));
  }
  return chance;
}

const kept = new Map<number, Tables>();
function tablesAt(step: number): Tables {
  let tables = kept.get(step);
  if (tables === undefined) kept.set(step, (tables = solve(step * edgeStep)));
  return tables;
}

/** Chance of the first player, who is so much better, at a step of the edge. */
function chanceAtStep(step: number, state: FrameState): number {
  const lead = state.points[0] - state.points[1];
  if (isBeyondReach(state)) return lead > 0 ? 1 : 0;
  if (state.player === 0) return (chanceAtStep(step, { ...state, player: 1 }) + chanceAtStep(step, { ...state, player: 2 })) / 2;
  const [better, other] = tablesAt(Math.abs(step));
  const side = step >= 0 === (state.player === 1) ? better : other;
  const table = state.isOnColour ? side.onColour : state.hasFreeBall === true ? side.freeBall : state.isInBreak ? side.inBreak : side.visit;
  const chance = table[cell(state.stage, state.player === 1 ? lead : -lead)] ?? 0;
  return state.player === 1 ? chance : 1 - chance;
}

const edges = new EdgeScale({ step: edgeStep, widest: widestEdge, chanceAt: chanceAtStep, starts: [startOfFrame(0), startOfFrame(1)] });

/** Chance of the first player to win the frame, for who wins this share of all frames. */
export function frameChance(level: number, state: FrameState): number {
  return edges.chance(level, state);
}

/** With the last ball alone on the table no other one can be taken for it. */
function foul(random: Random, team: 1 | 2, points: number, stage: number): Stroke {
  return { team, points, isFoul: true, ...(stage > blackStage && random() < freeBallChance ? { givesFreeBall: true } : {}) };
}

/** Each stroke until the frame is over; one that brings nothing ends a visit. */
export function playFrame(random: Random, level: number, index: number): readonly Stroke[] {
  const edge = edges.draw(random, level);
  const strokes: Stroke[] = [];
  for (let state = startOfFrame(index); !isFrameOver(state);) {
    const team = state.player === 0 ? (random() < 0.5 ? 1 : 2) : state.player;
    const { stage, isOnColour, isInBreak, hasFreeBall } = state;
    const usual = isOnColour ? potting.colour : hasFreeBall === true ? potting.free : !isInBreak ? potting.first : stage > yellowStage ? potting.red : potting.colour;
    const worth = isOnColour ? drawByShare(random, colours) : worthOf(stage);
    const stroke: Stroke =
      random() < chanceToPot(usual, team === 1 ? edge : -edge)
        ? { team, points: worth }
        : random() < foulChance
          ? foul(random, team, isOnColour ? Math.max(leastFoul, worth) : drawByShare(random, foulsAt(stage)), stage)
          : { team, points: 0 };
    strokes.push(stroke);
    state = afterStroke(state, stroke);
  }
  return strokes;
}
