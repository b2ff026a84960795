import type { Http } from '#core';

/** The platform's announcement: the application's version and its protocol. */
export interface Announcement {
  readonly appVersion: string | undefined;
  readonly protocol: number | undefined;
}

/** Asks the platform; what is missing or of another kind is as if it were not said. */
export async function readAnnouncement(http: Http, language: string): Promise<Announcement> {
  const { site = {} } = await http.call('site.config', { query: { lang: language } });
  const { appVersion, protocolVersion } = site;
  return {
    appVersion:
      typeof appVersion === 'string' && appVersion !== '' && appVersion.length <= 64
        ? appVersion
        : undefined,
    protocol: Number.isSafeInteger(protocolVersion) ? (protocolVersion as number) : undefined,
  };
}
