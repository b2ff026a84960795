import { matchRoutes } from 'react-router';
import type { Plan, PlannedPrefixes, PlannedRoute } from '../plan/Plan.ts';
import { fitsParameter } from './fitsParameter.ts';
import { RoutePlace, routeTable } from './routeTable.ts';
import { splitPath } from './splitPath.ts';

/** Page of a path. */
export interface PageMatch {
  readonly route: PlannedRoute;
  /** As written in the path, decoded: `12-premier-division`. */
  readonly params: Readonly<Record<string, string>>;
  /** The canonical path of a route found under a page type or with a menu section. */
  readonly canonicalPath?: string;
}

/** `match` of a router or static handler over the table; both cache their results. */
export type MatchAddress = (location: { readonly pathname: string }) =>
  | readonly {
      readonly params: Readonly<Record<string, string | undefined>>;
      readonly route: { readonly handle?: unknown };
    }[]
  | null;

/**
 * Open route of a path: first by the table, with parameters of the right kinds, then behind a page
 * type, then by tokens. A menu section is a parameter of the route that has the rest of the path.
 * Shared by page and edge, so that both give the same result. Malformed paths match nothing.
 *
 * @param path behind the language: `live/1-football`, `''` for home
 * @param match of a router, if there is one; without it the table is ranked again on every call
 */
export function findPage(
  plan: Pick<Plan, 'routes' | 'prefixes'>,
  path: string,
  match: MatchAddress = (location) => matchRoutes(routeTable(plan), location),
): PageMatch | undefined {
  const segments = splitPath(path);
  if (segments === undefined) return undefined;
  const own = matchSegments(plan, segments, match);
  if (own !== undefined && !hasSecret(own.route)) return own;
  const { prefixes } = plan;
  const isSection = (segment = ''): boolean => prefixes.sections.includes(segment);
  const at = isSection(segments[0]) ? 1 : 2;
  const menuSection =
    isSection(segments[at - 1]) && prefixes.menuSections.includes(segments[at] ?? '')
      ? segments[at]
      : undefined;
  const plain = menuSection === undefined ? segments : segments.toSpliced(at, 1);
  let shown: readonly string[] | undefined = plain;
  let placed = menuSection === undefined ? undefined : matchSegments(plan, plain, match);
  if (placed === undefined) {
    shown = withoutPageType(plain, prefixes);
    placed = shown === undefined ? undefined : matchSegments(plan, shown, match);
  }
  if (placed === undefined || shown === undefined) return own;
  const params = menuSection === undefined ? placed.params : { ...placed.params, menuSection };
  return { ...placed, params, canonicalPath: shown.map(encodeURIComponent).join('/') };
}

/** Whether a parameter of the path is a secret, such as the token of a sign-in link. */
export function hasSecret({ parameters }: Pick<PlannedRoute, 'parameters'>): boolean {
  return Object.values(parameters).some(({ isSecret }) => isSecret === true);
}

function matchSegments(
  { routes }: Pick<Plan, 'routes'>,
  segments: readonly string[],
  match: MatchAddress,
): PageMatch | undefined {
  const found = match({ pathname: ['', 'xx', ...segments.map(encodeURIComponent)].join('/') })?.at(
    -1,
  );
  if (!(found?.route.handle instanceof RoutePlace)) return undefined;
  const [first] = found.route.handle.routes;
  const values = first?.parameters.map((name) => found.params[name] ?? '') ?? [];
  for (const { name, parameters, fixed } of found.route.handle.routes) {
    const route = routes.find((each) => each.name === name);
    if (
      route !== undefined &&
      route.offReason === undefined &&
      parameters.every((parameter, index) =>
        fitsParameter(route.parameters[parameter], values[index] ?? ''),
      )
    )
      return {
        route,
        params: {
          ...fixed,
          ...Object.fromEntries(
            parameters.map((parameter, index) => [parameter, values[index] ?? '']),
          ),
        },
      };
  }
  return undefined;
}

/** `epl/live` → `live/1/88`; undefined without a page type. */
function withoutPageType(
  segments: readonly string[],
  { pageTypes, sections }: PlannedPrefixes,
): string[] | undefined {
  const [first = '', section, ...rest] = segments;
  const type = Object.hasOwn(pageTypes, first) ? pageTypes[first] : undefined;
  if (type === undefined) return undefined;
  const shown =
    rest.length === 0 && type.sport !== undefined
      ? [type.sport, ...(type.competition === undefined ? [] : [type.competition])].map(String)
      : rest;
  if (section === undefined) return shown.length === 0 ? [] : [...sections.slice(0, 1), ...shown];
  return sections.includes(section) ? [section, ...shown] : undefined;
}
