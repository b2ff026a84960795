import type { ResponseInterceptor } from '#core';
import { termsToken } from '../../auth/contract.ts';

/** Opens the confirmation after a call was refused because of the terms; the call stays refused. */
export const askForTerms: ResponseInterceptor = async (_error, services) => {
  (await services.services.get(termsToken)).noteRefusal();
  return undefined;
};
