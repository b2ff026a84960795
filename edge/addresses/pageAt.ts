import { createStaticHandler } from 'react-router';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import { findPage, type MatchAddress, type PageMatch } from '../../core/runtime/routes/findPage.ts';
import { routeTable } from '../../core/runtime/routes/routeTable.ts';

const matches = new WeakMap<Plan['routes'], MatchAddress>();

/** Finds the page of a path without its language. The route table is ranked once per plan. */
export function pageAt(plan: Plan, path: string): PageMatch | undefined {
  let match = matches.get(plan.routes);
  if (match === undefined) {
    const handler = createStaticHandler(routeTable(plan));
    match = (location) => handler.match(location);
    matches.set(plan.routes, match);
  }
  return findPage(plan, path, match);
}
