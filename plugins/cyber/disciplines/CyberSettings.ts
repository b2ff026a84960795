export const artNames = [
  'hexagons',
  'lanes',
  'rift',
  'rays',
  'pitch',
  'court',
  'rally',
  'circuit',
] as const;
export const markNames = [
  'crosshair',
  'sword',
  'crystal',
  'star',
  'ball',
  'hoop',
  'racket',
  'gamepad',
] as const;
/** `art-1`, `art-2` ground, `art-3` lines, `art-4` badge, `art-5` mark, then texts. */
export const artTokens = [
  'art-1',
  'art-2',
  'art-3',
  'art-4',
  'art-5',
  'art-text',
  'art-text-2',
] as const;

export type ArtName = (typeof artNames)[number];
export type MarkName = (typeof markNames)[number];
export type ArtColors = Readonly<Partial<Record<(typeof artTokens)[number], string>>>;

/** How a brand shows a discipline; a colour that is not given is the brand's own. */
export interface DisciplineLook {
  readonly art: ArtName;
  readonly mark: MarkName;
  readonly light: ArtColors;
  readonly dark: ArtColors;
}

export interface CyberSettings {
  /** Keys of disciplines; `*` is all that are not named. */
  readonly order: readonly string[];
  readonly looks: ReadonlyMap<string, DisciplineLook>;
  /** Disciplines that the brand does not show. */
  readonly off: ReadonlySet<string>;
}

export const plainLook: DisciplineLook = { art: 'circuit', mark: 'gamepad', light: {}, dark: {} };

/** The plugin's settings in a brand's configuration; invalid ones count as not set. */
export function readCyberSettings(settings: unknown): CyberSettings {
  const { order, disciplines } = recordOf(settings);
  const entries = Object.entries(recordOf(disciplines));
  return {
    order: Array.isArray(order)
      ? order.filter((key): key is string => typeof key === 'string')
      : ['*'],
    looks: new Map(entries.map(([key, look]) => [key, lookOf(recordOf(look))])),
    off: new Set(entries.flatMap(([key, look]) => (look === false ? [key] : []))),
  };
}

function lookOf({ art, mark, light, dark }: Readonly<Record<string, unknown>>): DisciplineLook {
  return {
    art: artNames.find((name) => name === art) ?? plainLook.art,
    mark: markNames.find((name) => name === mark) ?? plainLook.mark,
    light: colorsOf(light),
    dark: colorsOf(dark),
  };
}

function colorsOf(colors: unknown): ArtColors {
  const known = recordOf(colors);
  return Object.fromEntries(
    artTokens.flatMap((token) =>
      typeof known[token] === 'string' && /^[^;{}<>\\]{1,200}$/.test(known[token])
        ? [[token, known[token]]]
        : [],
    ),
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
