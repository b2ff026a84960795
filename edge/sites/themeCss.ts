import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';

type Tokens = Readonly<Record<string, string | undefined>>;

/** Style rules of a brand's tokens. Dark applies to screens only: print is light. */
export function themeCss({ brand, theme }: Pick<SiteConfiguration, 'brand' | 'theme'>): string {
  const scope = `:root[data-brand="${brand.id}"]`;
  const fonts: Tokens = {
    'font-ui': theme.fonts.ui,
    'font-display': theme.fonts.display,
    'font-data': theme.fonts.data,
    'fw-display': String(theme.fonts.displayWeight),
  };
  const light = declarations({ ...theme.light }, 'light');
  const dark = declarations({ ...theme.dark }, 'dark');
  return [
    rule(scope, declarations({ ...fonts, ...theme.shape })),
    rule(`${scope}[data-theme]`, light),
    `@media screen{${rule(`${scope}[data-theme="dark"]`, dark)}}`,
    `@media screen and (prefers-color-scheme:dark){${rule(`${scope}[data-theme="system"]`, dark)}}`,
  ].join('\n');
}

function declarations(tokens: Tokens, colourScheme?: 'light' | 'dark'): string {
  const list = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`);
  return (colourScheme === undefined ? list : [`color-scheme:${colourScheme};`, ...list]).join('');
}

function rule(selector: string, body: string): string {
  return `${selector}{${body}}`;
}
