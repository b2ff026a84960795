import type { ResponseInterceptor } from '#core';
import { stepUpToken } from '../contract.ts';

/** Lets the person prove who they are; the call is repeated once, unless they left. */
export const reauthenticate: ResponseInterceptor = async (error, { services }, attempt) => {
  if (attempt > 1) return undefined;
  const meta = error.errors.find(({ code }) => code === 'reauth_required')?.meta;
  const methods = meta?.['methods'];
  const needsCode =
    meta?.['level'] === 'fresh2' && Array.isArray(methods) && methods.includes('code');
  const stepUp = await services.get(stepUpToken);
  return (await stepUp.prove(needsCode)) ? { headers: {} } : undefined;
};
