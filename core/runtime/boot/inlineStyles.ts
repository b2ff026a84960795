const styleAttribute = / style="([^"]*)"/g;
/** Characters that could end a rule or the style element; a style with them is dropped. */
const unsafe = /[{}<>\\]/;

export interface StyledHtml {
  readonly html: string;
  readonly css: string;
}

/**
 * The page's policy blocks style attributes in its HTML. They are therefore sent under another
 * name, with a rule for each in the page's own style element; `restoreInlineStyles` restores the
 * attributes before hydration.
 */
export function withoutInlineStyles(html: string): StyledHtml {
  const rules = new Set<string>();
  const renamed = html.replace(styleAttribute, (_attribute, escaped: string) => {
    const style = unescapeAttribute(escaped);
    if (!unsafe.test(style))
      rules.add(`[data-style="${style.replaceAll('"', String.raw`\"`)}"]{${style}}`);
    return ` data-style="${escaped}"`;
  });
  return { html: renamed, css: [...rules].join('') };
}

/** Restores the style attributes of the server render on the elements below the root. */
export function restoreInlineStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
