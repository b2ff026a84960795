/** Used facts of a window; tests supply their own. */
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

/**
 * Returns what a browser reveals on request: kind of device, language, time zone. No fonts, canvas
 * or audio.
 */
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
    // Sorted, because a rotated screen is the same one.
    screen: [screen.width, screen.height].toSorted((first, second) => first - second).join('x'),
    touch: navigator.maxTouchPoints,
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, String(value).slice(0, mostCharacters)]),
  );
}
