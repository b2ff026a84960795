/** Where the script of the sign-in provider is, and whither the platform may send the browser afterwards. */
export interface OneTapSettings {
  readonly scriptUrl: string;
  readonly redirectOrigins: readonly string[];
}

/** The plugin's settings as far as one tap is concerned; undefined when it is not set up, or wrongly. */
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
