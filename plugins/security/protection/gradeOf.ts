import type { ProtectionGrade } from './Security.ts';

/** A level outside of 0 to 100 is taken as the nearest of these. */
export function gradeOf(level: number | undefined): ProtectionGrade {
  if (level === undefined) return 'none';
  if (level <= 30) return 'bad';
  if (level < 70) return 'normal';
  return level < 100 ? 'good' : 'full';
}
