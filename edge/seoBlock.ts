import { escapeHtml } from '../core/html/escapeHtml.ts';
import type { SeoContent } from '../schemas/generated/wire.ts';

/** Style of the block until the page draws its own. */
export const seoBlockCss =
  '.fr-w{max-inline-size:1100px;margin-inline:auto;padding:24px 16px 96px;color:var(--text-2);font-size:var(--fs-12);line-height:1.6}.fr-w :is(h2,h3){margin:12px 0 4px;color:var(--text);font-size:var(--fs-14)}.fr-w p{margin:0 0 8px}.fr-w li{display:inline-block;margin-inline-end:16px}.fr-w a{color:inherit}';

/** The words and links below a page, for whoever reads it without scripts; the page draws the same from the same data. */
export function seoBlock(content: SeoContent | undefined, language: string, isLinked: (path: string) => boolean): string {
  const links = (content?.links ?? []).filter(({ path }) => isLinked(path));
  const sections = content?.sections ?? [];
  if (content === undefined || (links.length === 0 && sections.length === 0)) return '';
  const heading = (level: 2 | 3, text: string | undefined): string => (text === undefined ? '' : `<h${level}>${escapeHtml(text)}</h${level}>`);
  const words = sections.map(({ title, texts }) => `${heading(3, title)}${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`).join('');
  const list =
    links.length === 0 ? '' : `<ul>${links.map(({ text, path }) => `<li><a href="${escapeHtml(`/${language}${path === '' ? '' : `/${path}`}`)}">${escapeHtml(text)}</a></li>`).join('')}</ul>`;
  return `<section class="fr-w">${heading(2, content.title)}${words}${list}</section>`;
}
