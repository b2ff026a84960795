/** The action of play at one instant. */
export interface ZoneAction {
  readonly atMs: number;
  /** A word of the platform; one that is not known is drawn as possession. */
  readonly kind: string;
  /** 0: neither team. */
  readonly team: 0 | 1 | 2;
  /** Along the field: 0 at the end of the first team, 1 at the end of the second. */
  readonly x: number;
  /** Across it: 0 at the upper edge. */
  readonly y: number;
  /** Text in the language of the page. */
  readonly text: string;
}

export interface ZonePlace {
  readonly x: number;
  readonly y: number;
}

/** Intensity of the play, which sets how much is drawn. */
export type ZoneHeat = 'rest' | 'calm' | 'attack' | 'danger' | 'event';

const rests: ReadonlySet<string> = new Set(['stopped', 'pause', 'finished']);
const attacks: ReadonlySet<string> = new Set([
  'attack',
  'rally',
  'bowling',
  'pitching',
  'exchange',
  'strike',
  'push',
]);
const dangers: ReadonlySet<string> = new Set(['danger', 'shot', 'corner']);
const events: ReadonlySet<string> = new Set([
  'goal',
  'penalty',
  'card',
  'points',
  'point',
  'game',
  'set',
  'hit',
  'runs',
  'wicket',
  'knockdown',
  'leg',
  'frame',
  'round',
  'objective',
  'mapWon',
]);

export function heatOf(kind: string): ZoneHeat {
  if (rests.has(kind)) return 'rest';
  if (attacks.has(kind)) return 'attack';
  if (dangers.has(kind)) return 'danger';
  return events.has(kind) ? 'event' : 'calm';
}
