import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';

/** Whether a parameter of the path is a secret, such as the token of a sign-in link. */
export function hasSecret({ parameters }: Pick<PlannedRoute, 'parameters'>): boolean {
  return Object.values(parameters).some(({ isSecret }) => isSecret === true);
}
