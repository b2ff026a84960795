import type { ChannelList, GameWire, ListData, ScoreChange } from '#wire';
import type { Line } from '../line/Line.ts';
import type { GameFilter } from '../../world/World.ts';
import type { ChannelReader } from './ChannelReader.ts';
import { diffMarkets, isSameScore } from './diffMarkets.ts';
import type { RowCache } from './RowCache.ts';

export interface ListState {
  readonly order: readonly number[];
  readonly rows: ReadonlyMap<number, GameWire>;
  readonly revisions: ReadonlyMap<number, number | undefined>;
  readonly total: number;
  readonly listRevision: number;
  readonly epoch: number;
  readonly readAtMs: number;
}

/** A list by time changes even if no event has begun or ended. */
const rereadMs = 30_000;

export class ListReader implements ChannelReader<ListState, ListData> {
  readonly #line: Line;
  readonly #rows: RowCache;
  readonly #filter: GameFilter;
  readonly #language: string;
  readonly #nowMs: () => number;

  constructor(
    line: Line,
    rows: RowCache,
    channel: ChannelList,
    language: string,
    nowMs: () => number,
  ) {
    this.#line = line;
    this.#rows = rows;
    this.#language = language;
    this.#nowMs = nowMs;
    this.#filter = {
      section: channel.section,
      ...(channel.sportId === undefined ? {} : { sportId: channel.sportId }),
      ...(channel.countryId === undefined ? {} : { countryId: channel.countryId }),
      ...(channel.champIds === undefined ? {} : { competitionIds: channel.champIds }),
      ...(channel.gameIds === undefined ? {} : { gameIds: channel.gameIds }),
      ...(channel.teamIds === undefined ? {} : { teamIds: channel.teamIds }),
      ...(channel.any === undefined ? {} : { isAny: channel.any }),
      ...(channel.top === undefined ? {} : { isTop: channel.top }),
      ...(channel.withinH === undefined ? {} : { withinH: channel.withinH }),
      ...(channel.fromS === undefined ? {} : { fromS: channel.fromS }),
      ...(channel.toS === undefined ? {} : { toS: channel.toS }),
      ...(channel.withoutSportIds === undefined
        ? {}
        : { withoutSportIds: channel.withoutSportIds }),
      ...(channel.video === undefined ? {} : { hasVideo: channel.video }),
      ...(channel.byTime === undefined ? {} : { isByTime: channel.byTime }),
      ...(channel.markets === undefined ? {} : { markets: channel.markets }),
      limit: channel.limit ?? 50,
    };
  }

  read(previous: ListState | undefined): ListState {
    const line = this.#line;
    const isOld =
      previous === undefined ||
      previous.listRevision !== line.listRevision ||
      previous.epoch !== line.epoch ||
      (this.#filter.withinH !== undefined && this.#nowMs() - previous.readAtMs >= rereadMs);
    if (isOld) return this.#readAll();
    const changed = previous.order.filter((id) => line.revision(id) !== previous.revisions.get(id));
    if (changed.length === 0) return previous;
    const fresh = this.#rows.get(this.#filter, this.#language, changed);
    if (fresh.size < changed.length) return this.#readAll();
    const rows = new Map(previous.rows);
    const revisions = new Map(previous.revisions);
    for (const [id, row] of fresh) {
      rows.set(id, row);
      revisions.set(id, line.revision(id));
    }
    return { ...previous, rows, revisions };
  }

  snapshot(state: ListState): ListData {
    return {
      games: state.order.flatMap((id) => state.rows.get(id) ?? []),
      order: [...state.order],
      total: state.total,
    };
  }

  delta(from: ListState, to: ListState): ListData | undefined {
    const data: ListData = {};
    const games: GameWire[] = [];
    const scores: ScoreChange[] = [];
    const prices: number[] = [];
    for (const [id, row] of to.rows) {
      const old = from.rows.get(id);
      if (old === row) continue;
      const markets = old === undefined ? undefined : diffMarkets(old.main, row.main);
      if (
        old === undefined ||
        markets === undefined ||
        !isSameRow(old, row) ||
        markets.changed.length > 0 ||
        markets.removed.length > 0
      ) {
        games.push(row);
        continue;
      }
      prices.push(...markets.prices);
      const score = changedScore(old, row);
      if (score !== undefined) scores.push(score);
    }
    const removed = [...from.rows.keys()].filter((id) => !to.rows.has(id));
    if (games.length > 0) data.games = games;
    if (removed.length > 0) data.removed = removed;
    if (scores.length > 0) data.scores = scores;
    if (prices.length > 0) data.prices = prices;
    if (to.total !== from.total) data.total = to.total;
    if (
      from.order !== to.order &&
      !isSameOrder(
        from.order.filter((id) => to.rows.has(id)),
        to.order,
      )
    )
      data.order = [...to.order];
    return Object.keys(data).length === 0 ? undefined : data;
  }

  #readAll(): ListState {
    const line = this.#line;
    const list = line.games(this.#filter, this.#language);
    this.#rows.set(this.#filter, this.#language, list.games);
    return {
      order: list.games.map((game) => game.id),
      rows: new Map(list.games.map((game) => [game.id, game])),
      revisions: new Map(list.games.map((game) => [game.id, line.revision(game.id)])),
      total: list.total,
      listRevision: line.listRevision,
      epoch: line.epoch,
      readAtMs: this.#nowMs(),
    };
  }
}

function isSameOrder(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** Compares rows without prices, score, phase and market count, which have short messages. */
export function isSameRow(a: GameWire, b: GameWire): boolean {
  return (
    a.slug === b.slug &&
    a.starts_at === b.starts_at &&
    a.champId === b.champId &&
    a.hasVideo === b.hasVideo &&
    a.hasZone === b.hasZone &&
    a.isTop === b.isTop &&
    (a.score === undefined) === (b.score === undefined) &&
    a.team1.name === b.team1.name &&
    a.team2.name === b.team2.name
  );
}

export function changedScore(from: GameWire, to: GameWire): ScoreChange | undefined {
  const isSame =
    from.statusId === to.statusId &&
    from.isLive === to.isLive &&
    from.marketCount === to.marketCount &&
    isSameScore(from.score, to.score);
  if (isSame) return undefined;
  const score = to.score ?? { home: 0, away: 0, periods: [], phase: 'pre', phase_name: '' };
  return {
    id: to.id,
    statusId: to.statusId,
    isLive: to.isLive,
    marketCount: to.marketCount,
    score,
  };
}
