import type { Http } from '#core';

/** What the platform gives a signed-in browser for its other services. */
export interface SecureData {
  readonly ggru: string;
  readonly grant: string;
}

export async function loadVideoToken(http: Http): Promise<string> {
  return (await http.call('auth.videoToken')).token;
}

/** Undefined when the answer is empty, wholly or in part. */
export async function loadSecureData(http: Http): Promise<SecureData | undefined> {
  const { ggru, grant } = await http.call('auth.secureData');
  return ggru === undefined || ggru === '' || grant === undefined || grant === ''
    ? undefined
    : { ggru, grant };
}
