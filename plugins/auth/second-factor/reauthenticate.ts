import type { ResponseInterceptor } from '#core';
import { proofs, stepUpToken } from '../contract.ts';

/**
 * Response interceptor: asks for a fresh proof and repeats the call once, unless the person closed
 * the dialog.
 */
export const reauthenticate: ResponseInterceptor = async (error, { services }, attempt) => {
  if (attempt > 1) return undefined;
  const meta = error.errors.find(({ code }) => code === 'reauth_required')?.meta;
  const methods = meta?.['methods'];
  const hasNone = Array.isArray(methods) && methods.length === 0;
  const has = Array.isArray(methods) ? proofs.filter((proof) => methods.includes(proof)) : [];
  const stepUp = await services.get(stepUpToken);
  const isProved = await stepUp.prove({
    needsCode: meta?.['level'] === 'fresh2' && has.includes('code'),
    // A platform that does not list the proofs expects the password.
    proofs: has.length > 0 || hasNone ? has : ['password'],
  });
  return isProved ? { headers: {} } : undefined;
};
