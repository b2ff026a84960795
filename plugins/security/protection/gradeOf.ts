import type { ProtectionGrade } from './Security.ts';

/** Returns the grade of a level; values outside of 0 to 100 are clamped. */
export function gradeOf(level: number | undefined): ProtectionGrade {
  if (level === undefined) return 'none';
  if (level <= 30) return 'bad';
  if (level < 70) return 'normal';
  return level < 100 ? 'good' : 'full';
}
