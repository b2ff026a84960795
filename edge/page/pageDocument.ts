import type { InitialState } from '../../core/runtime/boot/InitialState.ts';
import type { HeadTag } from '../../core/runtime/head/headOf.ts';
import { languageTag } from '../../core/runtime/texts/languageTag.ts';
import { escapeHtml, escapeJson } from '../../core/runtime/head/escapeHtml.ts';
import type { PageFiles } from './pageFiles.ts';
import type { PageStyles } from './pageStyles.ts';

export interface PageDocument {
  readonly nonce: string;
  readonly theme: string;
  readonly density: string;
  /** Attributes of the root element: type size, paused prices and other preferences. */
  readonly look: readonly (readonly [string, string | undefined])[];
  readonly title: string;
  /** Tags for search engines besides the title. */
  readonly head: readonly HeadTag[];
  /** JSON-LD that describes the subject of the page. */
  readonly structuredData: readonly object[];
  readonly themeColour: string | undefined;
  readonly icon: string;
  /** Icon for the home screen of a phone. */
  readonly touchIcon: string | undefined;
  readonly styles: PageStyles;
  readonly fonts: readonly string[];
  readonly files: PageFiles;
  /** Hashes of the scripts by address, for pages where no other script may run. */
  readonly integrity: ReadonlyMap<string, string> | undefined;
  /** HTML before the entry script, used by the development server. */
  readonly leadingHtml: string;
  /** HTML of the page's first state. */
  readonly body: string;
  /** Whether the page is inert until its scripts have run. */
  readonly isOpenLater: boolean;
  /** Style rules of the body. */
  readonly bodyCss: string;
  readonly boot: InitialState;
}

const viewport =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

/** The HTML of a page. */
export function pageDocument(page: PageDocument): string {
  const nonce = `nonce="${page.nonce}"`;
  const link = (attributes: string): string => `<link ${attributes}>`;
  const path = (name: string): string => (name.startsWith('/') ? name : `/${name}`);
  /**
   * The import map also covers chunks that are loaded later; browsers without support use the
   * attributes.
   */
  const integrity = (name: string): string => {
    const hash = page.integrity?.get(path(name));
    return hash === undefined ? '' : ` integrity="${hash}"`;
  };
  const head = [
    '<meta charset="utf-8">',
    `<meta name="viewport" content="${viewport}">`,
    `<title>${escapeHtml(page.title)}</title>`,
    page.themeColour === undefined
      ? ''
      : `<meta name="theme-color" content="${escapeHtml(page.themeColour)}">`,
    `<style ${nonce}>${page.styles.css}${page.bodyCss}</style>`,
    page.integrity === undefined || page.integrity.size === 0
      ? ''
      : `<script type="importmap" ${nonce}>${escapeJson({ integrity: Object.fromEntries(page.integrity) })}</script>`,
    ...page.files.modules.map((name) =>
      link(`rel="modulepreload" href="${path(name)}"${integrity(name)} ${nonce}`),
    ),
    // A disabled link loads nothing.
    ...page.styles.inPage.map((name) => link(`rel="stylesheet" href="${path(name)}" disabled`)),
    ...page.styles.others.map((name) =>
      link(`rel="stylesheet" href="${path(name)}" crossorigin ${nonce}`),
    ),
    ...page.fonts.map((name) =>
      link(`rel="preload" as="font" type="font/woff2" href="${path(name)}" crossorigin`),
    ),
    link(`rel="icon" href="${escapeHtml(page.icon)}"`),
    page.touchIcon === undefined
      ? ''
      : link(`rel="apple-touch-icon" href="${escapeHtml(page.touchIcon)}"`),
    link('rel="manifest" href="/site.webmanifest"'),
    page.leadingHtml,
    `<script type="module" src="${path(page.files.entry)}"${integrity(page.files.entry)} ${nonce}></script>`,
    // Not render-blocking.
    ...page.head.map(headTag),
  ];
  const data = page.structuredData.map(
    (each) => `<script type="application/ld+json" ${nonce}>${escapeJson(each)}</script>`,
  );
  const { language, direction, brand } = page.boot.environment;
  const attributes = attributesOf([
    ['lang', languageTag(language)],
    ['dir', direction],
    ['data-brand', brand],
    ['data-theme', page.theme],
    ['data-density', page.density],
    ...page.look,
  ]);
  return [
    `<!doctype html><html${attributes}><head>`,
    ...head.filter((line) => line !== ''),
    ...data,
    '</head><body>',
    `<div id="root"${page.isOpenLater ? ' inert' : ''}>${page.body}</div>`,
    `<script type="application/json" id="boot" ${nonce}>${escapeJson(page.boot)}</script>`,
    '</body></html>',
  ].join('\n');
}

/** `data-head` marks the elements that a navigation replaces. */
function headTag({ name, attributes }: HeadTag): string {
  return `<${name}${attributesOf(Object.entries(attributes))} data-head>`;
}

function attributesOf(attributes: readonly (readonly [string, string | undefined])[]): string {
  return attributes
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
