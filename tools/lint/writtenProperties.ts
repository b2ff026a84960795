import postcss, { type Root, type Syntax } from 'postcss';

/** Parts of a brand's theme that become custom properties of the page. */
const themeParts = ['shape', 'dark', 'light'] as const;

/** Names of the custom properties that a component sets or that the theme of a brand defines. */
export function writtenProperties(path: string, text: string): string[] {
  if (!path.endsWith('.json'))
    return [...text.matchAll(/['"](--[a-z0-9-]+)['"]/g)].map(([, name = '']) => name);
  const { theme = {} } = JSON.parse(text) as {
    theme?: Readonly<Partial<Record<(typeof themeParts)[number], object>>>;
  };
  return themeParts.flatMap((part) => Object.keys(theme[part] ?? {}).map((name) => `--${name}`));
}

/**
 * Syntax for `no-unknown-custom-properties`: reads a file as a sheet that declares the properties
 * it writes.
 */
export const writtenPropertiesSyntax = {
  parse: (text, options): Root => {
    const path = options?.from ?? '';
    const root = postcss.root({
      source: {
        input: new postcss.Input(String(text), options),
        start: { offset: 0, line: 1, column: 1 },
      },
    });
    const rule = postcss.rule({ selector: ':root' });
    for (const prop of writtenProperties(path, String(text)))
      rule.append({ prop, value: 'initial' });
    return root.append(rule);
  },
} satisfies Syntax;
