import { escapeHtml } from '../html/escapeHtml.ts';
import type { LayoutName, SkeletonName } from '../plan/PluginManifest.ts';

export interface StaticFrameOptions {
  readonly brandName: string;
  /** `brand.logo` of the configuration. */
  readonly logo?: string | undefined;
  readonly isMobile: boolean;
  readonly layout: LayoutName;
  readonly hasEndColumn: boolean;
  readonly hasStartColumn?: boolean | undefined;
  /** Addresses of the icon sprites: the browser fetches them with the page instead of with the first icon. */
  readonly sprites?: readonly string[] | undefined;
  /** HTML of the route's first paint, which takes the place of its skeleton. */
  readonly firstPaint?: string | undefined;
  /** Skeleton of the route. */
  readonly skeleton?: SkeletonName | undefined;
}

/**
 * Style of the frame: heights, widths and gaps of the layouts and skeletons that take its place, so nothing moves.
 * The values are tokens; the numbers are those of the token files, for the moment before these have come.
 */
export const frameCss = [
  '.fr{min-block-size:100vh;min-block-size:100dvh;background:var(--bg);color:var(--text)}',
  '.fr *{box-sizing:border-box}',
  '.fr-h{display:flex;align-items:center;gap:9px;block-size:var(--hdr-h,56px);padding-inline:16px;background:var(--hdr-bg);color:var(--hdr-text);border-block-end:1px solid var(--hdr-line);font:600 18px/1 var(--font-display,system-ui);letter-spacing:-.035em;--logo-a:var(--hdr-active);--logo-b:var(--hdr-text)}',
  '.fr-h svg{inline-size:26px;block-size:26px}',
  '.fr-b{block-size:var(--sub-h,36px);background:var(--sub-bg);border-block-end:1px solid var(--line)}',
  '.fr-c{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--gutter,12px);padding:var(--gutter,12px) var(--page-pad,12px);max-inline-size:var(--page-max,1920px);margin-inline:auto;align-items:start}',
  '.fr-c[data-c=both]{grid-template-columns:var(--col-start,232px) minmax(0,1fr) var(--col-end,304px)}',
  '.fr-c[data-c=start]{grid-template-columns:var(--col-start,232px) minmax(0,1fr)}',
  '.fr-c[data-c=end]{grid-template-columns:minmax(0,1fr) var(--col-end,304px)}',
  '.fr-p{display:grid;gap:var(--gap-panel,12px);min-inline-size:0}',
  '.fr-x{border-radius:var(--r-panel,8px);background:var(--surface-1);border:var(--panel-line);overflow:hidden}',
  '.fr-s{block-size:420px}',
  '.fr-o{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);grid-template-rows:108px 108px;gap:var(--gap-panel,12px)}',
  '.fr-o>:first-child{grid-row:span 2}',
  '.fr-k{background:var(--skel-a)}',
  '.fr-t{inline-size:140px;block-size:18px;margin-block:7px;border-radius:4px;background:var(--skel-a)}',
  '.fr-m{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--gap-panel,12px)}',
  '.fr-m>*{block-size:134px}',
  '.fr-e{block-size:216px;background:var(--score-bg)}',
  '.fr-l>*{block-size:var(--row-h,46px);border-block-end:1px solid var(--line)}',
  '.fr-l>:first-child{block-size:34px;background:var(--surface-2)}',
  '@media (max-width:1140px){.fr-c[data-c=both]{grid-template-columns:var(--col-rail,56px) minmax(0,1fr) var(--col-end,296px)}.fr-c[data-c=start]{grid-template-columns:var(--col-rail,56px) minmax(0,1fr)}}',
  '.fr-n .fr-h,.fr-n .fr-b{border:0}.fr-n .fr-h{block-size:54px;padding-inline:14px 10px}.fr-n .fr-b{block-size:45px;background:var(--hdr-bg);border-block-end:1px solid var(--hdr-line)}.fr-n .fr-c{padding:12px}.fr-n .fr-o{grid-template:148px/minmax(0,1fr)}.fr-n .fr-o>:first-child{grid-row:auto}.fr-n .fr-o>:nth-child(n+2),.fr-n .fr-m>:nth-child(n+2){display:none}.fr-n .fr-m{grid-template-columns:minmax(0,1fr)}.fr-n .fr-m>*{block-size:158px}',
  // An event on a phone has a header of its own instead of the site's.
  '.fr-g{block-size:48px;background:var(--score-bg)}.fr-n .fr-g+.fr-c{padding:0}.fr-n .fr-g+.fr-c .fr-e{border:0;border-radius:0;block-size:148px}',
  '.fr-f{position:fixed;inset-inline:0;inset-block-end:0;block-size:calc(60px + max(14px,env(safe-area-inset-bottom,0px)) + 1px);background:var(--surface-1);border-block-start:1px solid var(--line)}',
  // A narrow window of a desktop browser gets the mobile layout as well.
  '@media (max-width:1007px){.fr .fr-c{grid-template-columns:minmax(0,1fr);padding:12px}.fr .fr-s{display:none}.fr .fr-h{block-size:54px}.fr .fr-b{block-size:45px;background:var(--hdr-bg)}}',
].join('');

/** Style of first paints, in the words of the frame: headings, cards, rows and prices of lists. */
export const firstPaintCss = [
  '.fp-h,.fp-s{display:flex;flex-direction:column;justify-content:center;padding:16px 18px;border:0;background:linear-gradient(120deg,var(--art-1),var(--art-2));color:var(--art-text);font-size:var(--fs-12)}',
  '.fp-h{padding:24px}.fp-h small{margin-block-end:6px;font-size:var(--fs-12);font-weight:600;color:var(--art-text-2)}.fp-h>b{max-inline-size:9.5em;font:var(--fw-display,600) var(--fs-32)/1.08 var(--font-display);letter-spacing:-.024em}.fp-h span{max-inline-size:24em;margin-block-start:8px;line-height:1.45;color:var(--art-text-2)}',
  '.fp-s b{font:var(--fw-display,600) var(--fs-15)/1.25 var(--font-display)}.fp-s span{margin-block-start:4px;color:var(--art-text-2)}',
  '.fp-t{block-size:28px;font:600 var(--fs-16)/28px var(--font-display)}.fr-m+.fp-t{margin-block-start:4px}',
  '.fp-c{display:flex;flex-direction:column;gap:4px;padding:10px;font-size:var(--fs-13);font-weight:500}.fp-c small{min-block-size:22px;overflow:hidden;white-space:nowrap;color:var(--text-3);font-size:var(--fs-11)}.fp-c div{display:flex;justify-content:space-between;min-block-size:22px}.fp-c small,.fp-c div{padding-inline:2px}.fp-c p{display:flex;align-items:center;gap:2px;margin-block-start:4px}.fp-n{flex:0 0 48px;color:var(--text-3);font-size:var(--fs-12);text-align:center}',
  '.fp-o{display:flex;flex:1;justify-content:space-between;align-items:center;block-size:max(32px,var(--cell-h));padding-inline:8px;border:1px solid var(--odds-line);border-radius:var(--r-cell);background:var(--odds-bg);color:var(--odds-text);font-size:var(--fs-odds)}.fp-o i{color:var(--text-3);font-style:normal}.fp-o b{font-weight:600}',
  '.fp-b{block-size:46px}.fp-g{block-size:34px;padding-inline:66px 12px;border-block:1px solid var(--line);background:var(--surface-2);font:600 var(--fs-13)/34px var(--font-ui)}',
  '.fp-r{display:flex;align-items:center;gap:2px;block-size:var(--row-h,46px);padding-inline:36px 12px;border-block-end:1px solid var(--line);font-size:var(--fs-13)}.fp-r>b{inline-size:62px;font-weight:600}.fp-r>span:not(.fp-o){flex:1;min-inline-size:0;font-weight:500;line-height:1.4}.fp-r .fp-o{flex:none;justify-content:center;inline-size:50px;padding:0}',
  // Total and handicap stand beside the result on wide windows; the frame leaves their room.
  '@media (min-width:1241px){.fp-r{padding-inline-end:360px}[data-density=comfortable] .fp-r{padding-inline-end:372px}}',
  '.fp-k{display:none}.fr-n .fp-k{display:block;block-size:75px}.fr-n .fp-t{block-size:32px;margin:0;padding-inline:2px;font-size:var(--fs-18);line-height:32px}.fr-n .fp-c{inline-size:288px;padding-inline:12px}',
  // On a phone the text of the hero is what the page paints largest: here by a hair, so that it does not come a second time with the page's own font.
  '.fr-n .fp-h{inline-size:318px;padding:16px}.fr-n .fp-h small{display:none}.fr-n .fp-h>b{max-inline-size:12em;font-size:var(--fs-20);letter-spacing:-.025em;line-height:1.15}.fr-n .fp-h span{max-inline-size:18em;margin-block-start:4px;font-size:calc(var(--fs-13)*1.04)}',
].join('');

/** Style of the frame around pages of a closed site: the brand, and words beside the place of a drawing. */
export const closedFrameCss = [
  '.fr-y{display:grid;grid-template-rows:auto 1fr auto}.fr-y .fr-h{block-size:auto;min-block-size:68px;padding-inline:32px;border:0;background:none;color:var(--text);--logo-a:var(--accent-text);--logo-b:var(--text)}',
  '.fr-y main{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.05fr);gap:48px;align-items:center;inline-size:100%;max-inline-size:1180px;margin-inline:auto;padding:24px 32px}',
  '.fr-y h1{margin:0;font:var(--fw-display,600) var(--fs-44,44px)/1.05 var(--font-display,system-ui);letter-spacing:-.04em;text-wrap:balance}[dir=rtl] .fr-y h1{letter-spacing:0;line-height:1.25}.fr-y p{max-inline-size:46ch;margin:14px 0 0;color:var(--text-2);font-size:var(--fs-16,16px);line-height:1.55}',
  '@media (max-width:1007px){.fr-y main{grid-template-columns:minmax(0,1fr);align-items:start}.fr-y h1{font-size:var(--fs-32,32px)}}',
].join('');

const box = (className: string): string => `<div class="fr-x ${className}"></div>`;
const line = (rows: number): string => `<div class="fr-x fr-l">${'<div></div>'.repeat(rows + 1)}</div>`;
const title = '<div class="fr-t"></div>';

const shapes: Readonly<Record<SkeletonName, string>> = {
  home: `<div class="fr-o">${box('fr-k').repeat(3)}</div>${title}<div class="fr-m">${box('').repeat(3)}</div>${title}${line(10)}`,
  list: line(14),
  event: `${box('fr-e')}${line(8)}`,
  office: line(15),
  text: box('fr-s'),
  form: box('fr-s'),
  panel: box('fr-s'),
  row: line(1),
  none: '',
};

/**
 * What a person sees before the first script runs: the geometry of the layout with its brand, nothing to read or press.
 * SHL-212: only the words of a closed site are there at once, and to be read, for they are all that is left without scripts.
 */
export function staticFrame({ brandName, logo = '', isMobile, layout, hasEndColumn, hasStartColumn = true, sprites = [], firstPaint, skeleton = 'list' }: StaticFrameOptions): string {
  if (layout === 'empty') return '<div class="fr" aria-hidden="true"></div>';
  const page = `<div class="fr-p">${firstPaint ?? shapes[skeleton]}</div>`;
  if (layout === 'headless') return `<div class="fr" aria-hidden="true"><div class="fr-c">${page}</div></div>`;
  const mark = logo.includes('#') ? `<svg viewBox="0 0 28 28"><use href="${escapeHtml(logo)}"/></svg>` : '';
  const name = logo === '' || mark !== '' ? escapeHtml(brandName) : `<img src="${escapeHtml(logo)}" alt="" height="28">`;
  if (layout === 'maintenance' || layout === 'blocked') return `<div class="fr fr-y"><div class="fr-h">${mark}${name}</div><main>${firstPaint ?? ''}</main></div>`;
  const early = sprites.map((url) => `<use href="${escapeHtml(url)}#x"/>`).join('');
  const icons = early === '' ? '' : `<svg width="0" height="0">${early}</svg>`;
  const head = `<div class="fr-h">${mark}${name}</div><div class="fr-b">${icons}</div>`;
  if (isMobile) return `<div class="fr fr-n" aria-hidden="true">${skeleton === 'event' ? `<div class="fr-g">${icons}</div>` : head}<div class="fr-c">${page}</div><div class="fr-f"></div></div>`;
  const shape = hasStartColumn ? (hasEndColumn ? 'both' : 'start') : hasEndColumn ? 'end' : 'none';
  const side = box('fr-s');
  return `<div class="fr" aria-hidden="true">${head}<div class="fr-c" data-c="${shape}">${hasStartColumn ? side : ''}${page}${hasEndColumn ? side : ''}</div></div>`;
}
