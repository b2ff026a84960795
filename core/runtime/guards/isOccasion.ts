import type { Environment } from '../boot/Environment.ts';
import type { NavigationRequest } from '../../contract/Guard.ts';
import type { GuardOccasion } from '../../contract/Guard.ts';

const judges: Readonly<
  Record<GuardOccasion, (request: NavigationRequest, environment: Environment) => boolean>
> = {
  nowhere: (request) => request.routeName === undefined,
  'other-language': ({ url }, { languages }) =>
    !languages.includes(url.pathname.split('/')[1] ?? ''),
  robot: (_request, environment) => environment.isBot,
  tablet: (request, environment) =>
    request.fromRouteName === undefined &&
    !environment.isMobile &&
    navigator.maxTouchPoints > 0 &&
    matchMedia('(hover: none) and (pointer: coarse)').matches,
  step: (request) => request.fromRouteName !== undefined,
  dictionaries: (request) => request.dictionaries !== undefined,
};

/** Whether a guard is to be asked on this navigation. */
export function isOccasion(
  when: GuardOccasion | undefined,
  request: NavigationRequest,
  environment: Environment,
): boolean {
  return when === undefined || judges[when](request, environment);
}
