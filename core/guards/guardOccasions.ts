import type { Environment } from '../services/CoreServices.ts';
import type { NavigationRequest } from './Guard.ts';

/** When a guard is asked at all; on other navigations it costs nothing, not even its code. */
export type GuardOccasion =
  /** The path leads to no page of the site. */
  | 'nowhere'
  /** The path has no language, or one that the site does not have. */
  | 'other-language'
  /** Who reads is a robot. */
  | 'robot'
  /** The first page, on a touch device that says it is a desktop. */
  | 'tablet'
  /** A step from one page of the site to another. */
  | 'step'
  /** The route names dictionaries of the platform. */
  | 'dictionaries';

const judges: Readonly<Record<GuardOccasion, (request: NavigationRequest, environment: Environment) => boolean>> = {
  nowhere: (request) => request.routeName === undefined,
  'other-language': ({ url }, { languages }) => !languages.includes(url.pathname.split('/')[1] ?? ''),
  robot: (_request, environment) => environment.isBot,
  tablet: (request, environment) => request.fromRouteName === undefined && !environment.isMobile && navigator.maxTouchPoints > 0 && matchMedia('(hover: none) and (pointer: coarse)').matches,
  step: (request) => request.fromRouteName !== undefined,
  dictionaries: (request) => request.dictionaries !== undefined,
};

/** Whether a guard is to be asked on this navigation. */
export function isOccasion(when: GuardOccasion | undefined, request: NavigationRequest, environment: Environment): boolean {
  return when === undefined || judges[when](request, environment);
}
