import type { ChannelEvent, EventData, GameFull } from '#wire';
import type { Line } from '../line/Line.ts';
import type { ChannelReader } from './ChannelReader.ts';
import { diffMarkets } from './diffMarkets.ts';
import { changedScore, isSameRow } from './ListReader.ts';

export interface EventState {
  readonly full: GameFull;
  readonly revision: number | undefined;
  readonly epoch: number;
}

export class EventReader implements ChannelReader<EventState, EventData> {
  readonly #line: Line;
  readonly #gameId: number;
  readonly #language: string;

  constructor(line: Line, channel: ChannelEvent, language: string) {
    this.#line = line;
    this.#gameId = channel.gameId;
    this.#language = language;
  }

  read(previous: EventState | undefined): EventState | undefined {
    const revision = this.#line.revision(this.#gameId);
    if (
      previous !== undefined &&
      previous.revision === revision &&
      previous.epoch === this.#line.epoch
    )
      return previous;
    const full = this.#line.game(this.#gameId, this.#language);
    return full && { full, revision, epoch: this.#line.epoch };
  }

  snapshot(state: EventState): EventData {
    return { full: state.full };
  }

  delta({ full: from }: EventState, { full: to }: EventState): EventData | undefined {
    const known = new Set(from.timeline.map((incident) => incident.id));
    const incidents = to.timeline.filter((incident) => !known.has(incident.id));
    // A removed incident cannot be sent as an addition, so a new snapshot is sent.
    if (to.timeline.length - incidents.length < from.timeline.length) return { full: to };
    const data: EventData = {};
    const markets = diffMarkets(from.markets, to.markets);
    if (markets.changed.length > 0) data.markets = markets.changed;
    if (markets.removed.length > 0) data.removed = markets.removed;
    if (markets.prices.length > 0) data.prices = markets.prices;
    if (incidents.length > 0) data.incidents = incidents;
    if (!isSameRow(from.game, to.game)) data.game = to.game;
    const score = changedScore(from.game, to.game);
    if (score !== undefined) data.score = score;
    if (JSON.stringify(from.groups) !== JSON.stringify(to.groups)) data.groups = to.groups;
    if (
      from.subs.length !== to.subs.length ||
      from.subs.some(({ key }, index) => key !== to.subs[index]?.key)
    )
      data.subs = to.subs;
    if (
      from.momentum.length !== to.momentum.length ||
      from.momentum.some((value, index) => value !== to.momentum[index])
    )
      data.momentum = to.momentum;
    return Object.keys(data).length === 0 ? undefined : data;
  }
}
