import type { Http } from '#core';

/** Grants of a signed-in browser for the platform's other services. */
export interface SecureData {
  readonly ggru: string;
  readonly grant: string;
}

export async function loadVideoToken(http: Http): Promise<string> {
  return (await http.call('auth.videoToken')).token;
}

/** Resolves with undefined when the response lacks a part. */
export async function loadSecureData(http: Http): Promise<SecureData | undefined> {
  const { ggru, grant } = await http.call('auth.secureData');
  return ggru === undefined || ggru === '' || grant === undefined || grant === ''
    ? undefined
    : { ggru, grant };
}
