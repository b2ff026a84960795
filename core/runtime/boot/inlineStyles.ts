const styleAttribute = / style="([^"]*)"/g;
/** What could end a rule or the style element; a drawing does without such a style. */
const unsafe = /[{}<>\\]/;

export interface StyledHtml {
  readonly html: string;
  readonly css: string;
}

/**
 * The policy of the page lets no style attribute of its HTML apply. So they travel under another
 * name, with a rule for each in the page's own style element; `restoreInlineStyles` makes real ones
 * of them before the page is taken over.
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

/** Gives the elements below the root the style attributes that the edge drew them with. */
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
