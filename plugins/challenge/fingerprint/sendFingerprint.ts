import type { ResponseInterceptor } from '#core';
import { sendRecord } from './FingerprintApi.ts';
import { describeBrowser } from './describeBrowser.ts';

/** Response interceptor: sends a browser fingerprint once and repeats the call with its token. */
export const sendFingerprint: ResponseInterceptor = async ({ endpoint }, { http }, attempt) => {
  if (attempt > 1 || endpoint === 'challenge.fingerprint') return undefined;
  const token = await sendRecord(http, describeBrowser(globalThis));
  return { headers: { 'X-Fingerprint': token } };
};
