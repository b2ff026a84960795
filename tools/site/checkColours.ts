import type { CheckedBrand } from './CheckedBrand.ts';
import { checkContrast, type FaintColour } from './checkContrast.ts';
import { checkLooks } from './checkLooks.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

/** Invalid colours and lengths, and texts with too little contrast. */
export function checkColours(brand: CheckedBrand): ConfigurationFault[] {
  const { configuration, schema, fault } = brand;
  const { theme } = configuration;
  const colours = (['light', 'dark'] as const).flatMap((name) =>
    Object.entries(theme[name]).flatMap(([token, value]) =>
      checkColour(`theme.${name}.${token}`, value, brand),
    ),
  );
  const shapes = Object.entries(theme.shape).flatMap(([token, value]) =>
    checkLength(`theme.shape.${token}`, value, brand),
  );
  const faint = checkContrast(configuration).map(({ theme: name, ...colour }) =>
    fault(`theme.${name}.${colour.foreground}`, `on --${contrastOf(colour)}`, {
      value: theme[name][colour.foreground as keyof typeof theme.light],
    }),
  );
  const looks = checkLooks(configuration, schema).map(({ path, ...colour }) =>
    fault(path, `on ${contrastOf(colour)}`),
  );
  return [...colours, ...shapes, ...faint, ...looks];
}

function contrastOf({ background, ratio, least }: FaintColour): string {
  return `${background} has a contrast of ${ratio.toFixed(2)}; at least ${least} is needed`;
}

/** A browser ignores an invalid colour, and the brand would show the inherited one. */
function checkColour(
  path: string,
  value: string,
  { schema, fault }: CheckedBrand,
): ConfigurationFault[] {
  const hex = /^#(.*)$/.exec(value)?.[1];
  if (hex !== undefined && !/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex))
    return [fault(path, 'is no colour; write it as #rrggbb', { value })];
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  const { ThemeTokens } = schema['$defs'] as Readonly<
    Record<string, { readonly properties?: object }>
  >;
  const tokens = Object.keys(ThemeTokens?.properties ?? {});
  return reference === undefined || tokens.includes(reference)
    ? []
    : [
        fault(path, 'names a colour that no theme has', {
          value,
          like: tokens.map((token) => `var(--${token})`),
        }),
      ];
}

/** SHL-534: a radius needs its unit. */
function checkLength(path: string, value: string, { fault }: CheckedBrand): ConfigurationFault[] {
  if (/^(?:0|\d*\.?\d+(?:px|rem|em|%)|(?:var|calc|min|max|clamp)\(.*\))$/.test(value)) return [];
  const number = /^\d*\.?\d+/.exec(value)?.[0];
  return [
    fault(path, 'is no length; write it with its unit', {
      value,
      nearest: number === undefined ? undefined : `${number}px`,
    }),
  ];
}
