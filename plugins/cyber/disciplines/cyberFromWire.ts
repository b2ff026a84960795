import type { DisciplineList } from '#wire';
import type { Discipline } from './Discipline.ts';

export function disciplinesFromWire({ disciplines }: DisciplineList): readonly Discipline[] {
  return disciplines.map(({ id, key, name, kinds, has_draws: hasDraws, best_of: bestOf, unit }) =>
    Object.freeze({
      id,
      key,
      name,
      kinds,
      hasDraws,
      maps: bestOf === undefined ? undefined : { bestOf, unit },
    }),
  );
}
