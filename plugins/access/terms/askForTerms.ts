import type { ResponseInterceptor } from '#core';
import { termsToken } from '../../auth/contract.ts';

/** A call was refused because of the terms: opens the confirmation; the call stays refused. */
export const askForTerms: ResponseInterceptor = async (_error, services) => {
  (await services.services.get(termsToken)).noteRefusal();
  return undefined;
};
