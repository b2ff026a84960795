import type { ResponseInterceptor } from '#core';
import { captchaToken } from '../contract.ts';

/** The fourth call of an interceptor only informs it that its three repeats did not help. */
const mostSolves = 3;

/**
 * Response interceptor: lets the person solve a captcha and repeats the call with the result,
 * unless they cancelled.
 */
export const solveCaptcha: ResponseInterceptor = async ({ endpoint }, { services }, attempt) => {
  // The captcha's own calls would wait for the dialog that waits for them.
  if (endpoint.startsWith('challenge.captcha')) return undefined;
  const captcha = await services.get(captchaToken);
  if (attempt > mostSolves) {
    void captcha.notifyFailure();
    return undefined;
  }
  const result = await captcha.solve(attempt);
  return result === undefined ? undefined : { headers: { 'X-Captcha-Result': result } };
};
