import type { ChannelZone, ZoneAction, ZoneData } from '#wire';
import type { Line } from '../line/Line.ts';
import type { ChannelReader } from './ChannelReader.ts';

/** Interval of the ball position; the drawing interpolates between two positions. */
const everyMs = 400;
const trailMs = 5000;
const trailStepMs = 1000;

export interface ZoneState {
  readonly action: ZoneAction;
  readonly epoch: number;
}

/** Reads the current play of a live match. */
export class ZoneReader implements ChannelReader<ZoneState, ZoneData> {
  readonly #line: Line;
  readonly #gameId: number;
  readonly #language: string;
  readonly #nowMs: () => number;

  constructor(line: Line, channel: ChannelZone, language: string, nowMs: () => number) {
    this.#line = line;
    this.#gameId = channel.gameId;
    this.#language = language;
    this.#nowMs = nowMs;
  }

  read(previous: ZoneState | undefined): ZoneState | undefined {
    const nowMs = Math.floor(this.#nowMs());
    const { epoch } = this.#line;
    const isSameEpoch = previous !== undefined && previous.epoch === epoch;
    if (isSameEpoch && nowMs - previous.action.at_ms < everyMs) return previous;
    const action = this.#at(nowMs);
    if (action === undefined) return undefined;
    return isSameEpoch && isSameAction(previous.action, action) ? previous : { action, epoch };
  }

  snapshot({ action }: ZoneState): ZoneData {
    const trail: number[] = [];
    for (let atMs = action.at_ms - trailMs; atMs < action.at_ms; atMs += trailStepMs) {
      const past = this.#at(atMs);
      if (past !== undefined) trail.push(past.x, past.y);
    }
    return { action, trail };
  }

  delta(_from: ZoneState, { action }: ZoneState): ZoneData {
    return { action };
  }

  #at(atMs: number): ZoneAction | undefined {
    const action = this.#line.world.action(this.#gameId, atMs, this.#language);
    return (
      action && {
        at_ms: atMs,
        kind: action.kind,
        team: action.team,
        x: action.x,
        y: action.y,
        text: action.text,
      }
    );
  }
}

function isSameAction(first: ZoneAction, second: ZoneAction): boolean {
  return (
    first.kind === second.kind &&
    first.team === second.team &&
    first.x === second.x &&
    first.y === second.y
  );
}
