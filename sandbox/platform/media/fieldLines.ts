import type { ZoneSurface } from '#domain/zone/zoneSurface.ts';

type Point = readonly [x: number, y: number];
type Line = readonly [from: Point, to: Point];

/** Across the field at a share of its length. */
function across(x: number, from = 0, to = 1): Line {
  return [
    [x, from],
    [x, to],
  ];
}

/** Along the field at a share of its width. */
function along(y: number, from = 0, to = 1): Line {
  return [
    [from, y],
    [to, y],
  ];
}

function rectangle(left: number, top: number, right: number, bottom: number): readonly Line[] {
  return [
    along(top, left, right),
    along(bottom, left, right),
    across(left, top, bottom),
    across(right, top, bottom),
  ];
}

const circleParts = 24;

/** A circle in the middle of the field, corrected for its aspect ratio. */
function circle(radiusX: number, radiusY: number): readonly Line[] {
  const at = (part: number): Point => {
    const turn = (2 * Math.PI * part) / circleParts;
    return [0.5 + radiusX * Math.cos(turn), 0.5 + radiusY * Math.sin(turn)];
  };
  return Array.from({ length: circleParts }, (_, part): Line => [at(part), at(part + 1)]);
}

const frame: readonly Line[] = [...rectangle(0, 0, 1, 1), across(0.5)];
const goalAreas = [
  ...rectangle(0, 0.2, 0.16, 0.8),
  ...rectangle(0.84, 0.2, 1, 0.8),
  ...rectangle(0, 0.36, 0.055, 0.64),
  ...rectangle(0.945, 0.36, 1, 0.64),
];
const yards = Array.from({ length: 9 }, (_, index) => across(0.1 + 0.1 * index));

const markings: Readonly<Partial<Record<ZoneSurface, readonly Line[]>>> = {
  football: [...goalAreas, ...circle(0.09, 0.17)],
  handball: [...goalAreas, ...circle(0.09, 0.17)],
  hockey: [across(0.36), across(0.64), across(0.08), across(0.92), ...circle(0.06, 0.12)],
  basketball: [
    ...rectangle(0, 0.34, 0.2, 0.66),
    ...rectangle(0.8, 0.34, 1, 0.66),
    ...circle(0.06, 0.12),
  ],
  tennis: [
    along(0.12),
    along(0.88),
    across(0.23, 0.12, 0.88),
    across(0.77, 0.12, 0.88),
    along(0.5, 0.23, 0.77),
  ],
  volleyball: [across(0.33), across(0.67)],
  'american-football': yards,
  rugby: yards,
};

/** The lines of a field, in shares of its length and width. */
export function fieldLines(surface: ZoneSurface): readonly Line[] {
  return [...frame, ...(markings[surface] ?? [])];
}
