import type { Plan } from '../plan/Plan.ts';
import { findPage } from '../routes/findPage.ts';
import { splitAddress } from '../routes/splitAddress.ts';

/** Path behind the language; that of the route itself if a page type precedes it. */
export function ownPath(plan: Plan, pathname: string): string {
  const { path } = splitAddress(pathname);
  return findPage(plan, path)?.canonicalPath ?? path;
}
