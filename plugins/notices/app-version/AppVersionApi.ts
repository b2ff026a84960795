import type { Http } from '#core';

/** Version of the application and of its protocol, as the platform announces them. */
export interface Announcement {
  readonly appVersion: string | undefined;
  readonly protocol: number | undefined;
}

/** Loads the announcement; a field that is missing or of another type is undefined. */
export async function loadAnnouncement(http: Http, language: string): Promise<Announcement> {
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
