import type { ComponentType } from 'react';
import { createContext, data, type RouteObject, type RouterContextProvider } from 'react-router';
import type { Plan } from '../plan/Plan.ts';
import type { PageDecision } from './PageDecision.ts';
import { routeTable } from './routeTable.ts';

/** Id of the decision in the loader data of a router. */
export const rootId = 'root';

/** Decides about an address before the location changes. Throws a redirect for another address. */
export type Decide = (asked: {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}) => Promise<PageDecision>;

export interface RouteParts {
  readonly decide: Decide;
  /** Layout and modals, around an outlet for the view. */
  readonly Page: ComponentType;
  /** View of the current location. */
  readonly View: ComponentType;
  /** Replaces the whole page when the page itself throws. */
  readonly Failure: ComponentType;
}

const statuses = { page: 200, 'not-found': 404, failed: 500 } as const;

/** Routes of page and edge: the plan's table under a root that runs the guards. */
export function createRoutes(
  plan: Pick<Plan, 'routes' | 'prefixes'>,
  { decide, Page, View, Failure }: RouteParts,
): RouteObject[] {
  const decided = createContext<PageDecision>();
  return [
    {
      id: rootId,
      Component: Page,
      ErrorBoundary: Failure,
      middleware: [
        async ({ request, context }, next) => {
          context.set(decided, await decide({ request, context }));
          return next();
        },
      ],
      loader: ({ context }) => {
        const decision = context.get(decided);
        return data(decision, { status: statuses[decision.kind] });
      },
      // Every location has its own decision, however small the difference of the addresses.
      shouldRevalidate: () => true,
      children: routeTable(plan).map((route) => ({ ...route, Component: View })),
    },
  ];
}
