import type { Incident } from '../../feed/SportEvent.ts';
import { withoutMisses } from '../../feed/withoutMisses.ts';

export interface PlayerMark {
  readonly kind: 'goal' | 'own-goal' | 'yellow' | 'red' | 'on' | 'off';
  readonly minute: number;
}

const kinds: Readonly<Partial<Record<Incident['kind'], PlayerMark['kind']>>> = {
  goal: 'goal',
  penalty: 'goal',
  own_goal: 'own-goal',
  yellow: 'yellow',
  red: 'red',
  substitution: 'on',
};

/** Marks by shirt number for one side; an own goal counts for the other side. */
export function lineUpMarks(
  timeline: readonly Incident[],
  side: 1 | 2,
): ReadonlyMap<number, readonly PlayerMark[]> {
  const marks: { readonly number: number | undefined; readonly mark: PlayerMark }[] = [];
  for (const { kind, team, minute, player, playerOff } of withoutMisses(timeline)) {
    const mark = kinds[kind];
    const own = kind === 'own_goal' ? 3 - team : team;
    if (mark === undefined || player === undefined || own !== side) continue;
    marks.push({ number: player.number, mark: { kind: mark, minute } });
    if (playerOff !== undefined)
      marks.push({ number: playerOff.number, mark: { kind: 'off', minute } });
  }
  return new Map(
    [...Map.groupBy(marks, ({ number }) => number)].flatMap(([number, ofPlayer]) =>
      number === undefined ? [] : [[number, ofPlayer.map(({ mark }) => mark)] as const],
    ),
  );
}
