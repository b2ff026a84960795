import type { GameWire, ScoreWire } from '#wire';
import type { Line } from '../line/Line.ts';
import { BoundedCache } from '../../world/BoundedCache.ts';
import { movieSegment, picturesASecond } from './movieBoxes.ts';
import type { Picture } from './Picture.ts';
import { PictureEncoder } from './PictureEncoder.ts';
import { Scene, type Moment } from './Scene.ts';

const segmentS = 2;
const segmentMs = segmentS * 1000;
/** Playlist length, and how long before the start of a match its broadcast begins. */
const listed = 6;
const beforeMs = 60_000;
/** How long the last segments stay available after the end. */
const afterMs = 60_000;
const defaultDelayS = 8;
const cachedSegments = 24;
const cachedScenes = 12;

interface Source {
  readonly game: GameWire;
  readonly scene: Scene;
  endsAtMs: number | undefined;
}

/**
 * Broadcasts of live matches. Nothing is filmed or stored: a segment is drawn and encoded when it
 * is first requested, from the state of the world in those two seconds, and is the same for all
 * viewers.
 */
export class Broadcasts {
  /** Delay of the broadcast behind the match. */
  delayS = defaultDelayS;
  /** The control API has interrupted the broadcast. */
  isDown = false;
  readonly #line: Line;
  readonly #nowMs: () => number;
  #sources = new BoundedCache<number, Source>(cachedScenes);
  #segments = new BoundedCache<string, Uint8Array>(cachedSegments);

  constructor(line: Line, nowMs: () => number) {
    this.#line = line;
    this.#nowMs = nowMs;
  }

  reset(): void {
    this.delayS = defaultDelayS;
    this.isDown = false;
    this.#sources = new BoundedCache(cachedScenes);
    this.#segments = new BoundedCache(cachedSegments);
  }

  /** Whether the match has a broadcast now. */
  has(gameId: number): boolean {
    return this.#sourceOf(gameId) !== undefined;
  }

  /**
   * Returns the last segments as a live playlist; undefined without a broadcast. Appends `query`.
   */
  playlist(gameId: number, query: string): string | undefined {
    const source = this.#sourceOf(gameId);
    if (source === undefined) return undefined;
    const newest = this.#newest(source);
    const first = Math.max(0, newest - listed + 1);
    const segments = Array.from({ length: newest - first + 1 }, (_, index) => first + index);
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${segmentS}`,
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-MEDIA-SEQUENCE:${first}`,
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(fromMsOf(source.game, first)).toISOString()}`,
      `#EXT-X-MAP:URI="head.mp4?${query}"`,
      ...segments.flatMap((index) => [`#EXTINF:${segmentS}.000,`, `${index}.m4s?${query}`]),
      ...(source.endsAtMs === undefined ? [] : ['#EXT-X-ENDLIST']),
      '',
    ].join('\n');
  }

  /** Returns undefined for a segment that does not exist yet, no longer, or never did. */
  segment(gameId: number, index: number): Uint8Array | undefined {
    const source = this.#sourceOf(gameId);
    if (source === undefined) return undefined;
    const newest = this.#newest(source);
    if (index > newest || index < 0 || index <= newest - 3 * listed) return undefined;
    return this.#segments.get(`${gameId} ${index}`, () => this.#draw(source, index));
  }

  #newest({ game, endsAtMs }: Source): number {
    const atMs = Math.min(this.#nowMs() - this.delayS * 1000, endsAtMs ?? Number.POSITIVE_INFINITY);
    return Math.floor((atMs - game.starts_at * 1000 + beforeMs) / segmentMs) - 1;
  }

  #sourceOf(gameId: number): Source | undefined {
    const [game] = this.#line.games({ section: 'live', gameIds: [gameId], limit: 1 }, 'en').games;
    const nowMs = this.#nowMs();
    if (game?.hasVideo === true) {
      const source = this.#sources.get(gameId, () => ({
        game,
        scene: sceneOf(game),
        endsAtMs: undefined,
      }));
      // A broadcast that was removed and restored continues.
      source.endsAtMs = undefined;
      return source;
    }
    const known = this.#sources.peek(gameId);
    if (known === undefined) return undefined;
    known.endsAtMs ??= nowMs;
    return nowMs - known.endsAtMs <= afterMs ? known : undefined;
  }

  #draw({ game, scene }: Source, index: number): Uint8Array {
    const fromMs = fromMsOf(game, index);
    const encoder = new PictureEncoder();
    const count = segmentS * picturesASecond;
    let before: Picture | undefined;
    let places: Parameters<Scene['picture']>[1] = [];
    const coded = Array.from({ length: count }, (_, number) => {
      const drawn = scene.picture(
        this.#momentOf(game.id, fromMs + (number * 1000) / picturesASecond),
        places,
        index * count + number,
      );
      const bytes = encoder.encode(drawn.picture, before, index);
      before = drawn.picture;
      places = drawn.places;
      return bytes;
    });
    return movieSegment(index, coded);
  }

  #momentOf(gameId: number, atMs: number): Moment {
    const { world } = this.#line;
    const action = world.action(gameId, atMs, 'en');
    const score = world.scoreAt(gameId, atMs, 'en');
    return {
      x: action?.x ?? 0.5,
      y: action?.y ?? 0.5,
      score: score === undefined ? '0-0' : `${score.home}-${score.away}`,
      clock: clockOf(score),
    };
  }
}

function clockOf(score: ScoreWire | undefined): string {
  if (score === undefined) return '';
  const { clock } = score;
  if (clock === undefined)
    return score.points === undefined ? score.phase_name.slice(0, 8) : score.points.join('-');
  return `${Math.floor(clock.seconds / 60)}:${String(Math.floor(clock.seconds % 60)).padStart(2, '0')}`;
}

function fromMsOf(game: GameWire, index: number): number {
  return game.starts_at * 1000 - beforeMs + index * segmentMs;
}

function sceneOf({ id, sportId, cyber, team1, team2 }: GameWire): Scene {
  return new Scene({
    id,
    sportId,
    disciplineKey: cyber?.key,
    names: [team1.short, team2.short],
    colors: [team1.colors[0], team2.colors[0]],
  });
}
