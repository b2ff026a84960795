import type { Guard } from '#core';
import { siteAccessToken } from '../contract.ts';
import { firstBlock } from './FirstBlockApi.ts';

/** Loaded after the first page is shown, unless the page was served with a reason. */
const laterMs = 3000;

/** ACC-80: the answer for an open site came with the page, so its service is not loaded for it. */
export const siteAccess: Guard = async (request, { config, http, scheduler, services }) => {
  const known = services.peek(siteAccessToken);
  const answer = known === undefined ? firstBlock(http) : undefined;
  if (
    answer !== undefined &&
    answer.displayTypeId !== 1 &&
    !config.site.maintenance.isActive &&
    request.routeName?.startsWith('access.') !== true
  ) {
    scheduler.after(laterMs, () => void services.get(siteAccessToken));
    return { kind: 'next' };
  }
  return (known ?? (await services.get(siteAccessToken))).evaluate(request, answer);
};
