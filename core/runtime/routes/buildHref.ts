import { fillPath } from './fillPath.ts';
import { nearest } from './nearest.ts';
import type { PlannedRoute } from '../plan/Plan.ts';
import type { RouteTarget } from './Navigation.ts';

/** A link names a route that the plan does not have or has closed. */
export class UnknownRouteError extends Error {
  override readonly name = 'UnknownRouteError';
  /** The route exists and is off: the operator may open it again. */
  readonly isClosed: boolean;

  constructor(routeName: string, closest: string | undefined) {
    super(
      `There is no open route "${routeName}"${closest === undefined ? '' : `; the nearest is "${closest}"`}`,
    );
    this.isClosed = closest === routeName;
  }
}

/** A link lacks a parameter of its route's path. */
export class MissingParameterError extends Error {
  override readonly name = 'MissingParameterError';

  constructor(routeName: string, parameter: string) {
    super(`Route "${routeName}" needs the parameter "${parameter}"`);
  }
}

/**
 * Path with language and query of a route.
 *
 * @throws UnknownRouteError when the route is off or unknown, MissingParameterError when a
 * parameter is not given
 */
export function buildHref(
  routes: readonly PlannedRoute[],
  language: string,
  target: RouteTarget,
): string {
  const route = routes.find((each) => each.name === target.name && each.offReason === undefined);
  if (route === undefined)
    throw new UnknownRouteError(
      target.name,
      nearest(
        target.name,
        routes.map((each) => each.name),
      ),
    );
  const path = fillPath(route.path, (parameter) => {
    const value = target.params?.[parameter];
    if (value === undefined) throw new MissingParameterError(target.name, parameter);
    return String(value);
  });
  const query = target.query === undefined ? '' : new URLSearchParams(target.query).toString();
  return `/${language}${path === '' ? '' : `/${path}`}${query === '' ? '' : `?${query}`}`;
}
