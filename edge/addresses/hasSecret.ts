import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';

/** Whether the path has a parameter that nobody else may learn. */
export function hasSecret({ parameters }: Pick<PlannedRoute, 'parameters'>): boolean {
  return Object.values(parameters).some(({ isSecret }) => isSecret === true);
}
