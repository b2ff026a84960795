import type { Environment } from '../boot/Environment.ts';
import type { NavigationRequest } from '../../contract/Guard.ts';
import type { GuardTrigger } from '../../contract/GuardRule.ts';

const conditions: Readonly<
  Record<GuardTrigger, (request: NavigationRequest, environment: Environment) => boolean>
> = {
  unmatched: (request) => request.routeName === undefined,
  'other-language': ({ url }, { languages }) =>
    !languages.includes(url.pathname.split('/')[1] ?? ''),
  bot: (_request, environment) => environment.isBot,
  tablet: (request, environment) =>
    request.fromRouteName === undefined &&
    !environment.isMobile &&
    navigator.maxTouchPoints > 0 &&
    matchMedia('(hover: none) and (pointer: coarse)').matches,
  navigation: (request) => request.fromRouteName !== undefined,
  dictionaries: (request) => request.dictionaries !== undefined,
};

/** Whether a guard runs on this navigation. */
export function isTriggered(
  trigger: GuardTrigger | undefined,
  request: NavigationRequest,
  environment: Environment,
): boolean {
  return trigger === undefined || conditions[trigger](request, environment);
}
