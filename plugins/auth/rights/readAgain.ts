import type { ResponseInterceptor } from '#core';
import { accountsToken } from '../contract.ts';

/**
 * Response interceptor: reloads the rights when the platform refused something that the page took
 * for open; the call stays refused.
 */
export const readAgain: ResponseInterceptor = async (_error, { services }) => {
  await (await services.get(accountsToken)).checkRights();
  return undefined;
};
