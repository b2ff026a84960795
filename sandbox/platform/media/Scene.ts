import { zoneDrawings } from '#domain/zone/zoneDrawings.ts';
import { zoneSurface, type ZoneSurface } from '#domain/zone/zoneSurface.ts';
import { chanceOf } from '../../world/random.ts';
import { fieldLines } from './fieldLines.ts';
import { pictureHeight, inkOf, Picture, pictureWidth, type Ink } from './Picture.ts';

/** Content of the picture at one instant. */
export interface Moment {
  readonly x: number;
  readonly y: number;
  readonly score: string;
  /** Minute or period of the match. */
  readonly clock: string;
}

/** The match with its two sides. */
export interface Sides {
  readonly id: number;
  readonly sportId: number;
  readonly disciplineKey: string | undefined;
  readonly names: readonly [string, string];
  readonly colors: readonly [string, string];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const horizon = 92;
const grounds: Readonly<
  Record<(typeof zoneDrawings)[ZoneSurface]['ground'], readonly [string, string]>
> = {
  grass: ['#1d7a3c', '#21853f'],
  court: ['#a5683a', '#a96c3d'],
  ice: ['#c9d9e2', '#cfdee6'],
  cloth: ['#23507a', '#23507a'],
  map: ['#2b3440', '#303a47'],
};
const white = inkOf('#f2f5f3');
const black = inkOf('#0b120f');
const dark = inkOf('#16202b');
const skin = inkOf('#d9a883');

/** Number of drawn players of a side. */
function crowdOf(surface: ZoneSurface): number {
  switch (surface) {
    case 'football':
    case 'hockey':
    case 'basketball':
    case 'handball':
    case 'rugby':
    case 'american-football':
    case 'volleyball':
    case 'lanes':
    case 'sites':
      return 5;
    default:
      return 1;
  }
}

/**
 * Draws a match as seen by a camera in the stand: distant things are higher and closer together.
 */
export class Scene {
  readonly #sides: Sides;
  readonly #surface: ZoneSurface;
  readonly #inks: readonly [Ink, Ink];
  readonly #backdrop: Picture;

  constructor(sides: Sides) {
    this.#sides = sides;
    const cyber =
      sides.disciplineKey === undefined
        ? {}
        : { cyber: { id: 1, key: sides.disciplineKey, name: '', kind: 'real' as const } };
    this.#surface = zoneSurface({ sportId: sides.sportId, ...cyber }) ?? 'football';
    const [home, away] = sides.colors;
    this.#inks = [inkOf(home), inkOf(home === away ? '#f2f5f3' : away)];
    this.#backdrop = this.#draw();
  }

  /** Draws a picture; `number` counts from the start: figures far from the ball move in turns. */
  picture(
    moment: Moment,
    before: readonly Place[],
    number: number,
  ): { readonly picture: Picture; readonly places: readonly Place[] } {
    const picture = new Picture();
    picture.copy(this.#backdrop);
    const wanted = this.#places(moment, number);
    const places = wanted.map((place, index) =>
      before[index] === undefined || (index + number) % 2 === 0 ? place : before[index],
    );
    const figures = places
      .map((place, index) => ({ ...place, ink: this.#inks[index < places.length / 2 ? 0 : 1] }))
      .sort((first, second) => first.y - second.y);
    for (const { x, y, ink } of figures) drawFigure(picture, onScreen(x, y), ink);
    const ball = onScreen(moment.x, moment.y);
    picture.disc(ball.x, ball.y, 3, white);
    this.#drawScore(picture, moment);
    return { picture, places };
  }

  #places({ x, y }: Moment, number: number): readonly Place[] {
    const { id } = this.#sides;
    const count = crowdOf(this.#surface);
    const of = (team: 0 | 1): Place[] =>
      Array.from({ length: count }, (_, index) => {
        const chance = (what: string): number => chanceOf(id, team * 10 + index, what);
        const sway = Math.sin(number / (14 + 8 * chance('pace')) + 6 * chance('phase'));
        if (count === 1)
          return {
            x:
              team === 0
                ? Math.min(0.3, Math.max(0.03, x - 0.35))
                : Math.max(0.7, Math.min(0.97, x + 0.35)),
            y: 0.5 + (y - 0.5) * 0.7 + 0.04 * sway,
          };
        const home = (index + 0.5) / count;
        const ahead = team === 0 ? 0.12 + 0.55 * home : 0.88 - 0.55 * home;
        return {
          x: clamp(ahead + (x - 0.5) * 0.55 + 0.02 * sway),
          y: clamp(0.12 + 0.76 * chance('row') + (y - 0.5) * 0.3 + 0.03 * sway),
        };
      });
    const places = [...of(0), ...of(1)];
    // A player has the ball.
    const nearest = places.reduce(
      (best, place, index) =>
        distance(place, { x, y }) < distance(places[best] ?? place, { x, y }) ? index : best,
      0,
    );
    return count === 1
      ? places
      : places.map((place, index) =>
          index === nearest ? { x: clamp(x - 0.012), y: clamp(y - 0.01) } : place,
        );
  }

  #draw(): Picture {
    const { id, colors } = this.#sides;
    const picture = new Picture();
    picture.fill(0, 0, pictureWidth, pictureHeight, inkOf('#0b1624'));
    const crowd = [inkOf('#2a3c52'), inkOf('#3a4a5c'), inkOf(colors[0]), inkOf(colors[1])];
    for (let seat = 0; seat < 420; seat += 1) {
      const [x, y] = [
        Math.floor(chanceOf(id, seat, 'x') * pictureWidth),
        8 + Math.floor(chanceOf(id, seat, 'row') * (horizon - 26)),
      ];
      picture.fill(x, y, 3, 3, crowd[Math.floor(chanceOf(id, seat, 'ink') * crowd.length)] ?? dark);
    }
    picture.fill(0, horizon - 12, pictureWidth, 12, dark);
    const [first, second] = grounds[zoneDrawings[this.#surface].ground];
    const [even, odd] = [inkOf(first), inkOf(second)];
    for (let y = horizon; y < pictureHeight; y += 1)
      picture.fill(
        0,
        y,
        pictureWidth,
        1,
        Math.floor(((y - horizon) / (pictureHeight - horizon)) ** 0.6 * 7) % 2 === 0 ? even : odd,
      );
    const isPale = zoneDrawings[this.#surface].ground === 'ice';
    const ink = isPale ? inkOf('#c23b3b') : inkOf('#d8e8dc');
    for (const [from, to] of fieldLines(this.#surface)) {
      const [start, end] = [onScreen(...from), onScreen(...to)];
      picture.line(start.x, start.y, end.x, end.y, ink);
    }
    return picture;
  }

  #drawScore(picture: Picture, { score, clock }: Moment): void {
    const [home, away] = this.#sides.names;
    const words = (text: string): number => 12 * Array.from(text).length;
    const [homeEnd, scoreEnd] = [28 + words(home), 28 + words(home) + 16 + words(score)];
    picture.fill(16, 14, scoreEnd + 12 + words(away) + 16 + words(clock) - 4, 24, black);
    picture.fill(homeEnd, 14, scoreEnd - homeEnd, 24, white);
    picture.text(24, 19, home, 2, white);
    picture.text(homeEnd + 8, 19, score, 2, black);
    const awayEnd = picture.text(scoreEnd + 8, 19, away, 2, white);
    picture.text(awayEnd + 12, 19, clock, 2, white);
  }
}

function drawFigure(
  picture: Picture,
  { x, y, size }: Place & { readonly size: number },
  ink: Ink,
): void {
  picture.disc(x + 2, y, 5 * size, dark, 0.35);
  picture.fill(x - 3 * size, y - 6 * size, 2 * size, 6 * size, dark);
  picture.fill(x + 1 * size, y - 6 * size, 2 * size, 6 * size, dark);
  picture.fill(x - 4 * size, y - 15 * size, 8 * size, 10 * size, ink);
  picture.disc(x, y - 18 * size, 3 * size, skin);
}

/** Converts field to picture coordinates; `size` is the scale at that distance. */
function onScreen(x: number, y: number): Place & { readonly size: number } {
  const near = 0.62 + 0.38 * y;
  return {
    x: Math.round(pictureWidth / 2 + (x - 0.5) * 540 * near),
    y: Math.round(horizon + 16 + (pictureHeight - horizon - 30) * y ** 1.15),
    size: near,
  };
}

function distance(first: Place, second: Place): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}

function clamp(value: number): number {
  return Math.min(0.98, Math.max(0.02, value));
}
