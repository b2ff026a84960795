import type { ResponseInterceptor } from '#core';
import { accountsToken } from '../contract.ts';

/** The platform refused what the page thought open: the rights are read again; it stays refused. */
export const readAgain: ResponseInterceptor = async (_error, { services }) => {
  await (await services.get(accountsToken)).checkRights();
  return undefined;
};
