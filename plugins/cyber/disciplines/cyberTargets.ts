import type { RouteTarget } from '#core';
import type { CyberCompetition } from '../matches/cyberCompetitions.ts';
import type { CyberKind } from './Discipline.ts';

interface Keyed {
  readonly id: number;
  readonly key: string;
}

function disciplineParams(type: CyberKind, { id, key }: Keyed) {
  return { type, discipline: `${id}-${key}` };
}

export function allTarget(type: CyberKind): RouteTarget {
  return { name: 'cyber.all', params: { type } };
}

/** All matches of a discipline, or those of a section. */
export function disciplineTarget(
  type: CyberKind,
  discipline: Keyed,
  section?: 'line' | 'live',
): RouteTarget {
  const params = disciplineParams(type, discipline);
  return section === undefined
    ? { name: 'cyber.discipline', params }
    : { name: 'cyber.section', params: { ...params, section } };
}

export function competitionsTarget(type: CyberKind, discipline: Keyed): RouteTarget {
  return { name: 'cyber.champs', params: disciplineParams(type, discipline) };
}

export function competitionTarget(
  type: CyberKind,
  discipline: Keyed,
  { id, slug }: Pick<CyberCompetition, 'id' | 'slug'>,
): RouteTarget {
  return {
    name: 'cyber.champ',
    params: { ...disciplineParams(type, discipline), champ: slug === '' ? id : `${id}-${slug}` },
  };
}
