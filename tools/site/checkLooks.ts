import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { ColourTokens } from '../../edge/files/drawnMark.ts';
import { faintColours, type ColourPair, type FaintColour } from './checkContrast.ts';

/**
 * The keyword `legibility` of a plugin's settings schema, beside the properties `light` and `dark`
 * with colours: foreground and background pairs, their minimum contrast, and the brand's colour
 * that replaces an omitted one.
 */
interface Legibility {
  readonly pairs: readonly ColourPair[];
  readonly fallbacks: Readonly<Record<string, string>>;
}

type Json = Readonly<Record<string, unknown>>;

/** Colours in settings of plugins with too little contrast; omitted colours are the brand's. */
export function checkLooks(
  { theme, plugins }: Pick<SiteConfiguration, 'theme' | 'plugins'>,
  schema: Json,
): (FaintColour & { readonly path: string })[] {
  const settings = recordOf(recordOf(schema['properties'])['plugins']);
  return looksIn(settings, plugins, 'plugins').flatMap(({ path, look, legibility }) =>
    (['light', 'dark'] as const).flatMap((name) => {
      const brand: ColourTokens = { ...theme[name] };
      const fallbacks: ColourTokens = Object.fromEntries(
        Object.entries(legibility.fallbacks).map(([token, other]) => [token, brand[other]]),
      );
      const own = look[name] as ColourTokens | undefined;
      return faintColours({ ...brand, ...fallbacks, ...own }, legibility.pairs).map((faint) => ({
        path: `${path}.${name}.${faint.foreground}`,
        ...faint,
      }));
    }),
  );
}

interface FoundLook {
  readonly path: string;
  readonly look: Json;
  readonly legibility: Legibility;
}

/** Values whose schema has the keyword. */
function looksIn(schema: Json, value: unknown, path: string): FoundLook[] {
  if (typeof value !== 'object' || value === null) return [];
  const look = recordOf(value);
  const legibility = schema['legibility'] as Legibility | undefined;
  const properties = recordOf(schema['properties']);
  const rest = recordOf(schema['additionalProperties']);
  return [
    ...(legibility === undefined ? [] : [{ path, look, legibility }]),
    ...(Array.isArray(schema['anyOf']) ? schema['anyOf'] : []).flatMap((choice) =>
      looksIn(recordOf(choice), value, path),
    ),
    ...Object.entries(look).flatMap(([key, inner]) =>
      looksIn(recordOf(properties[key] ?? rest), inner, `${path}.${key}`),
    ),
  ];
}

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
