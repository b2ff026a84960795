import type { CyberKind, Discipline } from '../disciplines/Discipline.ts';

export interface CyberCompetition {
  readonly id: number;
  readonly slug: string;
  readonly sportId: number;
  readonly prematchCount: number;
  readonly liveCount: number;
  readonly isTop: boolean;
  readonly cyber?: { readonly id: number; readonly kind: CyberKind } | undefined;
}

export interface EventCounts {
  readonly line: number;
  readonly live: number;
}

/** Competitions of a kind or of shown disciplines: top ones first, then the fullest. */
export function cyberCompetitions<Item extends CyberCompetition>(
  competitions: Iterable<Item>,
  kind: CyberKind,
  disciplines: readonly Pick<Discipline, 'id'>[],
): readonly Item[] {
  const shown = new Set(disciplines.map(({ id }) => id));
  return [...competitions]
    .filter(({ cyber }) => cyber?.kind === kind && shown.has(cyber.id))
    .toSorted(
      (first, second) =>
        Number(second.isTop) - Number(first.isTop) ||
        eventCount(second) - eventCount(first) ||
        first.id - second.id,
    );
}

/** The name within its discipline: `France. Cyber League` of `Strike Zone. France. …`. */
export function nameInDiscipline(
  { name }: { readonly name: string },
  discipline: Pick<Discipline, 'name'>,
): string {
  const prefix = `${discipline.name}. `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

export function countEvents(competitions: readonly CyberCompetition[]): EventCounts {
  return competitions.reduce<EventCounts>(
    ({ line, live }, { prematchCount, liveCount }) => ({
      line: line + prematchCount,
      live: live + liveCount,
    }),
    { line: 0, live: 0 },
  );
}

function eventCount({ prematchCount, liveCount }: CyberCompetition): number {
  return prematchCount + liveCount;
}
