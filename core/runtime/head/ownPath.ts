import type { Plan } from '../plan/Plan.ts';
import { findPage } from '../routes/findPage.ts';
import { splitAddress } from '../routes/splitAddress.ts';

/** The path after the language; of the route itself where it stands under a page type. */
export function ownPath(plan: Plan, pathname: string): string {
  const { path } = splitAddress(pathname);
  return findPage(plan, path)?.canonicalPath ?? path;
}
