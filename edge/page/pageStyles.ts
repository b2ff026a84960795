import type { BuiltSite } from '../start/BuiltSite.ts';

/** Styles of a page: what stands in the page itself, and the files that come behind the static frame. */
export interface PageStyles {
  readonly css: string;
  readonly files: readonly string[];
  /** The file whose rules stand in the page: chunks ask for it unless the page has a link to it. */
  readonly inPage?: string;
}

/**
 * What the static frame is drawn with, tokens and base of the entry and the brand's own tokens, stands in the page: as
 * a file it would come one round trip later, and nothing be painted before. The brand's come last, so that they win.
 */
export function pageStyles(
  build: BuiltSite,
  names: readonly string[],
  themeCss: string,
): PageStyles {
  const [first = '', ...rest] = names;
  const text = build.files.text(`/${first}`);
  const css = (text ?? '') + themeCss;
  // Nothing in a style element may end it.
  return {
    css: css.replaceAll('</', String.raw`<\/`),
    ...(text === undefined ? { files: names } : { files: rest, inPage: first }),
  };
}
