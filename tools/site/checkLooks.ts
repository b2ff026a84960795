import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { colourOf, contrast } from './checkContrast.ts';

export interface LookFault {
  /** Path of the settings: `plugins.<id>.…`. */
  readonly path: string;
  readonly background: string;
  readonly ratio: number;
  readonly least: number;
}

/**
 * The keyword `legibility` of a plugin's settings schema, beside the properties `light` and `dark` with colours: which
 * of them stand on which, how far they have to be from each other, and which colour of the brand stands for one that
 * is left out under another name.
 */
interface Legibility {
  readonly pairs: readonly (readonly [foreground: string, background: string, least: number])[];
  readonly fallbacks: Readonly<Record<string, string>>;
}

type Json = Readonly<Record<string, unknown>>;

/** Colours in settings of plugins that are too faint; what a look leaves out is the brand's. */
export function checkLooks(
  { theme, plugins }: Pick<SiteConfiguration, 'theme' | 'plugins'>,
  schema: Json,
): LookFault[] {
  const settings = recordOf(recordOf(schema['properties'])['plugins']);
  return looksIn(settings, plugins, 'plugins').flatMap(({ path, look, legibility }) =>
    (['light', 'dark'] as const).flatMap((name) => {
      const brand: Readonly<Record<string, string | undefined>> = { ...theme[name] };
      const fallbacks = Object.entries(legibility.fallbacks).map(([token, other]) => [
        token,
        brand[other],
      ]);
      const tokens = {
        ...brand,
        ...(Object.fromEntries(fallbacks) as typeof brand),
        ...(look[name] as typeof brand | undefined),
      };
      return legibility.pairs.flatMap(([foreground, background, least]) => {
        const front = colourOf(tokens, foreground);
        const back = colourOf(tokens, background);
        const ratio = front === undefined || back === undefined ? least : contrast(front, back);
        return ratio < least
          ? [{ path: `${path}.${name}.${foreground}`, background, ratio, least }]
          : [];
      });
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
