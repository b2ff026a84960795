/** Styles of a page, by where their rules stand. */
export interface PageStyles {
  readonly css: string;
  /** Files whose rules stand in the page: chunks ask for them unless the page has links to them. */
  readonly inPage: readonly string[];
  readonly others: readonly string[];
}

/**
 * A drawn page looks as it should with all of its styles only, and nothing is painted before they
 * are there. As files they would come one round trip later and share the network with the code, so
 * they stand in the page itself. The brand's tokens come last, so that they win.
 */
export function pageStyles(
  names: readonly string[],
  textOf: (name: string) => string | undefined,
  themeCss: string,
): PageStyles {
  const inPage = names.filter((name) => textOf(name) !== undefined);
  const css = [...inPage.map(textOf), themeCss].join('');
  return {
    // Nothing in a style element may end it.
    css: css.replaceAll('</', String.raw`<\/`),
    inPage,
    others: names.filter((name) => !inPage.includes(name)),
  };
}
