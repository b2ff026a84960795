import { escapeHtml } from '../core/runtime/head/escapeHtml.ts';
import { languageTag } from '../core/runtime/texts/languageTag.ts';

export interface PlainPage {
  readonly nonce: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: string;
  readonly brand: { readonly id: string; readonly name: string; readonly logo: string };
  /** Tokens of the brand. */
  readonly themeCss: string;
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  readonly rows?: readonly { readonly name: string; readonly value: string }[];
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

/** Colours stand twice: a browser that knows no custom properties takes the first. */
const css = [
  'html{background:#fff;background:var(--bg,#fff);color:#1b211e;color:var(--text,#1b211e);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}body{margin:0}',
  'header,main{max-width:1116px;margin:0 auto;padding:24px 32px}header{font-weight:600;font-size:18px;--logo-a:var(--accent-text);--logo-b:var(--text)}header svg{width:26px;height:26px;vertical-align:middle;margin:0 9px}',
  'main{padding-top:10vh;overflow:hidden}main>div{max-width:520px}h1{margin:0;font-size:40px;line-height:1.1;letter-spacing:-.03em}[dir=rtl] h1{line-height:1.3;letter-spacing:0}p{max-width:46em;color:#4a554f;color:var(--text-2,#4a554f)}small{display:block;margin-bottom:12px;font-size:14px;font-weight:600;color:#4a554f;color:var(--accent-text,#4a554f)}',
  'dl{max-width:420px;margin:22px 0 0;border:1px solid #ccd3cf;border-color:var(--line-2,#ccd3cf);border-radius:8px;padding:4px 16px}dl div{padding:8px 0;overflow:hidden}dt{float:left;color:#4a554f;color:var(--text-2,#4a554f)}dd{margin:0;text-align:right;font-weight:600}[dir=rtl] dt{float:right}[dir=rtl] dd{text-align:left}',
  '.art{float:right;width:46%;margin:0 0 24px 32px;fill:none;stroke:#6b7d76;stroke:var(--line-ctl,#6b7d76);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}[dir=rtl] .art{float:left;margin:0 32px 24px 0}.art .ink{stroke:#1b211e;stroke:var(--text,#1b211e);stroke-width:3}.art .full{fill:#1b211e;fill:var(--text,#1b211e)}.art .mark{stroke:#2f7a55;stroke:var(--accent-text,#2f7a55);stroke-width:3}@media (max-width:900px){.art{float:none!important;display:block;width:70%;max-width:320px;margin:0 auto 16px!important}main{padding-top:16px}}',
  'nav{margin-top:24px}a{display:inline-block;margin:0 10px 10px 0;padding:11px 20px;border:1px solid #6b7d76;border-color:var(--line-ctl,#6b7d76);border-radius:6px;color:inherit;font-weight:600;text-decoration:none}[dir=rtl] a{margin:0 0 10px 10px}a:focus{outline:2px solid;outline-offset:2px}',
].join('');

/** A raised card and a flat ball; drawn with classes, because old browsers know no custom properties in attributes. */
const drawings = {
  card: '<path d="M40 350h480M210 350v-70c0-20 10-34 26-42l34-18v-70a14 14 0 0 1 28 0v70M298 220c16 6 26 22 26 44v86"/><rect class="mark" x="246" y="52" width="76" height="108" rx="9" transform="rotate(10 284 106)"/><path class="mark" d="M270 92l44 8M266 114l30 5"/>',
  ball: '<path d="M40 330h480"/><path class="ink" d="M196 330c-16-44-6-118 60-146 66-26 132 14 132 88 0 24-10 46-22 58zM272 214l-8-34M308 236l46-22M298 278l24 50M254 282l-28 44M236 242l-46 4"/><path class="full" d="M272 214l36 22-10 42-44 4-18-40z"/><path class="mark" d="M396 214q22-16 44-6M404 238q26-6 44 8M398 192q14-24 36-26"/>',
} as const;

/** A page of the brand without any script, for errors of the edge and for old browsers. */
export function plainPage(page: PlainPage): string {
  const nonce = `nonce="${page.nonce}"`;
  const { brand } = page;
  const mark = brand.logo.includes('#')
    ? `<svg viewBox="0 0 28 28" aria-hidden="true"><use href="${escapeHtml(brand.logo)}"/></svg>`
    : '';
  const rows = (page.rows ?? [])
    .map(
      ({ name, value }) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
    )
    .join('');
  const links = (page.links ?? [])
    .map(({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
    .join('');
  return [
    `<!doctype html><html lang="${languageTag(page.language)}" dir="${page.direction}" data-brand="${brand.id}" data-theme="${page.theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(page.title)} · ${escapeHtml(brand.name)}</title>`,
    `<style ${nonce}>${page.themeCss}${css}</style></head><body>`,
    `<header>${mark}${escapeHtml(brand.name)}</header>`,
    `<main><svg class="art" viewBox="0 0 560 420" aria-hidden="true">${drawings[page.code === undefined ? 'card' : 'ball']}</svg><div>${page.code === undefined ? '' : `<small>${escapeHtml(page.code)}</small>`}<h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.text)}</p>`,
    `${rows === '' ? '' : `<dl>${rows}</dl>`}${links === '' ? '' : `<nav>${links}</nav>`}</div></main></body></html>`,
  ].join('\n');
}

/** Allows its own styles and the mark only: no scripts, no frames. */
export function plainHeaders(nonce: string, language: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}
