/** The play at one instant, for the drawing of the field. */
export interface Action {
  readonly kind: ActionKind;
  /** The acting side; 0 for none, such as in a pause. */
  readonly team: 0 | 1 | 2;
  /**
   * Position along the field: 0 at the first team's end, 1 at the second's. Sides never change
   * ends.
   */
  readonly x: number;
  /** Across the field: 0 at the upper edge, 1 at the lower. */
  readonly y: number;
  /** Dictionary key of the text: `action.` followed by the kind. */
  readonly textKey: string;
}

export const actionKinds = [
  'kickOff',
  'possession',
  'attack',
  'danger',
  'shot',
  'goal',
  'penalty',
  'corner',
  'card',
  'substitution',
  'points',
  'faceOff',
  'serve',
  'rally',
  'point',
  'game',
  'set',
  'bowling',
  'pitching',
  'hit',
  'runs',
  'wicket',
  'exchange',
  'strike',
  'knockdown',
  'throwing',
  'leg',
  'atTable',
  'frame',
  'push',
  'round',
  'objective',
  'mapWon',
  'stopped',
  'pause',
  'finished',
] as const;
export type ActionKind = (typeof actionKinds)[number];

export function action(kind: ActionKind, team: 0 | 1 | 2, x: number, y: number): Action {
  const bounded = (value: number): number =>
    Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return { kind, team, x: bounded(x), y: bounded(y), textKey: `action.${kind}` };
}

/** Returns the position at this distance from a side's own end, mirrored for the second team. */
export function along(team: 0 | 1 | 2, part: number): number {
  return team === 2 ? 1 - part : part;
}
