import { findPage } from '../routes/findPage.ts';
import { redirectOf } from '../routes/redirectOf.ts';
import type { PlanConfiguration } from './PlanConfiguration.ts';
import { firstPage } from './firstPage.ts';
import type { Plan, PlannedPrefixes, PlannedRedirect, PlannedRoute } from './Plan.ts';

/** Redirects behind that of an empty first address; off if they match no page. */
export function resolveRedirects(
  configuration: PlanConfiguration,
  routes: readonly PlannedRoute[],
  menus: Plan['menus'],
  prefixes: PlannedPrefixes,
): PlannedRedirect[] {
  const first = firstPage(routes, menus, prefixes);
  const configured = (configuration.redirects ?? []).map(
    ({ from, to, code = 301 }): PlannedRedirect => ({
      from,
      to,
      code,
    }),
  );
  // Temporary, because the operator may switch the home page on again.
  const all: readonly PlannedRedirect[] =
    first === undefined ? configured : [{ from: '', to: first, code: 302 }, ...configured];
  const arrives = (to: string, hops: number): boolean => {
    // A parameter of the old address is a segment of the new one; a number fits every kind of
    // segment.
    const path = pathOf(to).replace(/:\w+/g, '1');
    if (findPage({ routes, prefixes }, path) !== undefined) return true;
    const next = hops === 0 ? undefined : redirectOf(all, path);
    return next !== undefined && (next.to.startsWith('https://') || arrives(next.to, hops - 1));
  };
  return all.map((redirect) =>
    redirect.to.startsWith('https://') || arrives(redirect.to, 9)
      ? redirect
      : { ...redirect, offReason: `${redirect.to} is not in the plan` },
  );
}

function pathOf(to: string): string {
  return to.replace(/\?.*$/, '');
}
