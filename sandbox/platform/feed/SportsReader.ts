import type { SportsData, SportsTree } from '#wire';
import type { Line } from '../line/Line.ts';
import type { ChannelReader } from './ChannelReader.ts';

/**
 * Maximum age of the counts in a menu, because the tree is large and rarely changes its structure.
 */
const restMs = 5000;

export interface SportsState {
  readonly tree: SportsTree;
  readonly listRevision: number;
  readonly epoch: number;
  readonly readAtMs: number;
}

export class SportsReader implements ChannelReader<SportsState, SportsData> {
  readonly #line: Line;
  readonly #language: string;
  readonly #nowMs: () => number;

  constructor(line: Line, language: string, nowMs: () => number) {
    this.#line = line;
    this.#language = language;
    this.#nowMs = nowMs;
  }

  read(previous: SportsState | undefined): SportsState {
    const { listRevision, epoch } = this.#line;
    if (
      previous !== undefined &&
      previous.epoch === epoch &&
      (previous.listRevision === listRevision || this.#nowMs() - previous.readAtMs < restMs)
    )
      return previous;
    return { tree: this.#line.tree(this.#language), listRevision, epoch, readAtMs: this.#nowMs() };
  }

  snapshot(state: SportsState): SportsData {
    return { tree: state.tree };
  }

  /** Returns the whole tree if competitions changed, else the sports whose counts changed. */
  delta({ tree: from }: SportsState, { tree: to }: SportsState): SportsData | undefined {
    if (champText(from) !== champText(to)) return { tree: to };
    const before = new Map(from.sports.map((sport) => [sport.id, sport]));
    const counts = to.sports
      .filter(
        (sport) =>
          before.get(sport.id)?.lineCount !== sport.lineCount ||
          before.get(sport.id)?.liveCount !== sport.liveCount,
      )
      .map(({ id, lineCount, liveCount }) => ({ id, lineCount, liveCount }));
    return counts.length === 0 ? undefined : { counts };
  }
}

function champText(tree: SportsTree): string {
  return (
    tree.sports
      .map(
        (sport) =>
          `${sport.id}:${sport.champs.map((champ) => `${champ.id}/${champ.lineCount}/${champ.liveCount}`).join()}`,
      )
      .join(';') + tree.topChampIds.join()
  );
}
