import type { CheckedBrand } from './CheckedBrand.ts';
import { checkContrast } from './checkContrast.ts';
import { checkLooks } from './checkLooks.ts';
import { withNearest, type ConfigurationFault } from './ConfigurationFault.ts';

/** Colours that are none, lengths that are none, and texts that are too faint. */
export function checkColours({
  configuration,
  schema,
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  const { theme } = configuration;
  const colours = (['light', 'dark'] as const).flatMap((name) =>
    Object.entries(theme[name]).flatMap(([token, value]) =>
      checkColour(`theme.${name}.${token}`, value, schema, fileOf),
    ),
  );
  const shapes = Object.entries(theme.shape).flatMap(([token, value]) =>
    checkLength(`theme.shape.${token}`, value, fileOf),
  );
  const faint = checkContrast(configuration).map(
    ({ theme: name, foreground, background, ratio, least }) => {
      const path = `theme.${name}.${foreground}`;
      return {
        file: fileOf(path),
        path,
        message: `on --${background} has a contrast of ${ratio.toFixed(2)}; at least ${least} is needed`,
        value: theme[name][foreground as keyof typeof theme.light],
      };
    },
  );
  const looks = checkLooks(configuration, schema).map(({ path, background, ratio, least }) => ({
    file: fileOf(path),
    path,
    message: `on ${background} has a contrast of ${ratio.toFixed(2)}; at least ${least} is needed`,
  }));
  return [...colours, ...shapes, ...faint, ...looks];
}

/** A browser would pass over a colour that is none, and the brand would show the one before it. */
function checkColour(
  path: string,
  value: string,
  schema: CheckedBrand['schema'],
  fileOf: CheckedBrand['fileOf'],
): ConfigurationFault[] {
  const fault = { file: fileOf(path), path, value };
  const hex = /^#(.*)$/.exec(value)?.[1];
  if (hex !== undefined && !/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex))
    return [{ ...fault, message: 'is no colour; write it as #rrggbb' }];
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  const tokens = tokensOf(schema);
  return reference === undefined || tokens.includes(reference)
    ? []
    : [
        withNearest(
          { ...fault, message: 'names a colour that no theme has' },
          tokens.map((token) => `var(--${token})`),
        ),
      ];
}

/** SHL-534: a radius without its unit is none. */
function checkLength(
  path: string,
  value: string,
  fileOf: CheckedBrand['fileOf'],
): ConfigurationFault[] {
  if (/^(?:0|\d*\.?\d+(?:px|rem|em|%)|(?:var|calc|min|max|clamp)\(.*\))$/.test(value)) return [];
  const number = /^\d*\.?\d+/.exec(value)?.[0];
  return [
    {
      file: fileOf(path),
      path,
      message: 'is no length; write it with its unit',
      value,
      ...(number === undefined ? {} : { nearest: `${number}px` }),
    },
  ];
}

function tokensOf(schema: CheckedBrand['schema']): string[] {
  const { ThemeTokens } = schema['$defs'] as Readonly<
    Record<string, { readonly properties?: object }>
  >;
  return Object.keys(ThemeTokens?.properties ?? {});
}
