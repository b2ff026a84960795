import type { RouteObject } from 'react-router';
import type { Plan, PlannedRoute } from '../plan/Plan.ts';

/** Route of the plan at a place of the table. */
export interface RouteAtPlace {
  readonly name: string;
  /** Names of the parameters, in the order of the path. */
  readonly parameters: readonly string[];
  /** Parameters whose values are static segments of the place: a page type. */
  readonly fixed: Readonly<Record<string, string>>;
}

/**
 * The `handle` of a route object: the routes whose paths have this shape, such as `:team` and
 * `:token`, in the order in which the kinds of their parameters are tried.
 */
export class RoutePlace {
  readonly routes: readonly RouteAtPlace[];

  constructor(routes: readonly RouteAtPlace[]) {
    this.routes = routes;
  }
}

interface PlacedRoute extends RouteAtPlace {
  readonly path: string;
  readonly rank: string;
}

const tables = new WeakMap<Plan['routes'], RouteObject[]>();

/**
 * Route objects for all routes of a plan, including closed ones, which may open while the page is
 * shown. The language is a parameter: a copy for each would be eight times as large and cost a
 * phone 50 ms. A page type with pages of its own is a static segment.
 */
export function routeTable({ routes, prefixes }: Pick<Plan, 'routes' | 'prefixes'>): RouteObject[] {
  const known = tables.get(routes);
  if (known !== undefined) return known;
  const curated = Object.keys(prefixes.pageTypes).filter(
    (type) => prefixes.pageTypes[type]?.isCurated === true,
  );
  const placed = routes
    .flatMap((route) => placesOf(route, curated))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  const byShape = Map.groupBy(placed, ({ path }) => path.replace(/:\w+/g, ':'));
  const table = [
    ...[...byShape.values()].map((group): RouteObject => {
      const path = group[0]?.path ?? '';
      return {
        id: `/${path}`,
        path: path === '' ? ':language' : `:language/${path}`,
        caseSensitive: true,
        handle: new RoutePlace(group),
      };
    }),
    { id: 'unmatched', path: '*' },
  ];
  tables.set(routes, table);
  return table;
}

/** Places of a route: one for each page type if it has that parameter, else one. */
function placesOf(route: PlannedRoute, pageTypes: readonly string[]): PlacedRoute[] {
  const segments = route.path === '' ? [] : route.path.split('/');
  const nameOf = (segment: string): string | undefined =>
    segment.startsWith(':') ? segment.slice(1) : undefined;
  const isPageType = (segment: string): boolean =>
    route.parameters[nameOf(segment) ?? '']?.isPageType === true;
  const choices = segments.some(isPageType) ? pageTypes : [''];
  return choices.map((pageType) => {
    const path = segments.map((segment) => (isPageType(segment) ? pageType : segment));
    return {
      name: route.name,
      path: path.join('/'),
      parameters: path.flatMap((segment) => nameOf(segment) ?? []),
      fixed: Object.fromEntries(
        segments
          .filter(isPageType)
          .map((segment): [string, string] => [segment.slice(1), pageType]),
      ),
      rank: path
        .map((segment) => {
          const name = nameOf(segment);
          if (name === undefined) return '0';
          return route.parameters[name]?.isSecret === true ? '2' : '1';
        })
        .join(''),
    };
  });
}
