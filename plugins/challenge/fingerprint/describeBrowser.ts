/** What of a window is looked at; a test gives its own. */
export interface BrowserFacts {
  readonly navigator: {
    readonly userAgent: string;
    readonly languages: readonly string[];
    readonly hardwareConcurrency: number;
    readonly maxTouchPoints: number;
    readonly cookieEnabled: boolean;
    readonly deviceMemory?: number;
  };
  readonly screen: { readonly width: number; readonly height: number; readonly colorDepth: number };
  readonly devicePixelRatio: number;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}

const mostCharacters = 200;

/** What a browser says when asked: kind of device, language, zone. No fonts, canvas or sound. */
export function describeBrowser({
  navigator,
  screen,
  devicePixelRatio,
  matchMedia,
}: BrowserFacts): Readonly<Record<string, string>> {
  const facts: Readonly<Record<string, string | number | boolean>> = {
    agent: navigator.userAgent,
    colours: screen.colorDepth,
    cookies: navigator.cookieEnabled,
    cores: navigator.hardwareConcurrency,
    gamut:
      ['rec2020', 'p3', 'srgb'].find((gamut) => matchMedia(`(color-gamut: ${gamut})`).matches) ??
      '',
    languages: navigator.languages.join(','),
    memory: navigator.deviceMemory ?? '',
    pointer: matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine',
    ratio: devicePixelRatio,
    // Turned or not, it is the same screen.
    screen: [screen.width, screen.height].toSorted((first, second) => first - second).join('x'),
    touch: navigator.maxTouchPoints,
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, String(value).slice(0, mostCharacters)]),
  );
}
