import { isRecord } from '#domain/values/isRecord.ts';

/** The provider's script, and where the platform may redirect the browser afterwards. */
export interface OneTapSettings {
  readonly scriptUrl: string;
  readonly redirectOrigins: readonly string[];
}

/** Reads the plugin's settings for one tap; undefined when missing or invalid. */
export function readOneTapSettings(settings: unknown): OneTapSettings | undefined {
  if (!isRecord(settings) || !isRecord(settings['oneTap'])) return undefined;
  const { scriptUrl, redirectOrigins = [] } = settings['oneTap'];
  if (typeof scriptUrl !== 'string' || !/^(?:https:\/\/|\/(?!\/))/.test(scriptUrl))
    return undefined;
  if (!Array.isArray(redirectOrigins)) return undefined;
  return {
    scriptUrl,
    redirectOrigins: redirectOrigins.filter((origin) => typeof origin === 'string'),
  };
}
