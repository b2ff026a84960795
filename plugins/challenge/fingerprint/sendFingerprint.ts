import type { ResponseInterceptor } from '#core';
import { sendRecord } from './FingerprintApi.ts';
import { describeBrowser } from './describeBrowser.ts';

/** The platform wants to know the browser: a fresh record is sent once, and the call is repeated with its token. */
export const sendFingerprint: ResponseInterceptor = async ({ endpoint }, { http }, attempt) => {
  if (attempt > 1 || endpoint === 'challenge.fingerprint') return undefined;
  const token = await sendRecord(http, describeBrowser(globalThis));
  return { headers: { 'X-Fingerprint': token } };
};
