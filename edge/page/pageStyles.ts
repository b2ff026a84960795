/** Styles of a page, by the place of their rules. */
export interface PageStyles {
  readonly css: string;
  /** Files whose rules are inlined; chunks load them too unless the page has links to them. */
  readonly inPage: readonly string[];
  readonly others: readonly string[];
}

/**
 * Inlines the styles of a server-rendered page. It looks right only with all of its styles, and
 * nothing is painted before they have loaded; as files they would come one round trip later and
 * share the network with the code. The brand's tokens come last, so that they win.
 */
export function pageStyles(
  names: readonly string[],
  textOf: (name: string) => string | undefined,
  themeCss: string,
): PageStyles {
  const inPage = names.filter((name) => textOf(name) !== undefined);
  const css = [...inPage.map(textOf), themeCss].join('');
  return {
    // A style must not contain the end of its element.
    css: css.replaceAll('</', String.raw`<\/`),
    inPage,
    others: names.filter((name) => !inPage.includes(name)),
  };
}
