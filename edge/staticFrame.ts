import { escapeHtml } from './escapeHtml.ts';

export interface StaticFrameOptions {
  readonly brandName: string;
  readonly isMobile: boolean;
  readonly layout: 'default' | 'headless' | 'empty';
  readonly hasEndColumn: boolean;
}

/**
 * Style of the frame: the same heights, widths and gaps as the layout that takes its place, so nothing moves.
 * The values are tokens; the numbers are those of the tokens' files, for the moment before these have come.
 */
export const frameCss = `
.frame{min-block-size:100vh;min-block-size:100dvh;background:var(--bg)}
.frame-header{box-sizing:border-box;display:flex;align-items:center;block-size:var(--hdr-h,56px);padding-inline:16px;background:var(--hdr-bg);color:var(--hdr-text);font:600 18px/1 var(--font-display,system-ui);letter-spacing:-.035em}
.frame-bar{box-sizing:border-box;block-size:var(--sub-h,36px);background:var(--sub-bg);border-block-end:1px solid var(--line)}
.frame-columns{box-sizing:border-box;display:grid;grid-template-columns:var(--col-start,232px) minmax(0,1fr) var(--col-end,304px);gap:var(--gutter,12px);padding:var(--gutter,12px) var(--page-pad,12px);max-inline-size:var(--page-max,1920px);margin-inline:auto}
.frame-wide{grid-template-columns:var(--col-start,232px) minmax(0,1fr)}
.frame-block{border-radius:var(--r-panel,8px);background:var(--surface-1);block-size:520px}
.frame-block+.frame-block,.frame-low{block-size:168px}
.frame-one{padding:12px;display:grid;gap:12px}
@media (max-width:1140px){.frame-columns{grid-template-columns:var(--col-rail,56px) minmax(0,1fr) var(--col-end,296px)}.frame-wide{grid-template-columns:var(--col-rail,56px) minmax(0,1fr)}}
@media (max-width:1007px){.frame-columns{grid-template-columns:minmax(0,1fr)}.frame-bar,.frame-side{display:none}}
`.replace(/\n/g, '');

/** Header bar and columns without content: what a person sees before the first script runs. */
export function staticFrame({ brandName, isMobile, layout, hasEndColumn }: StaticFrameOptions): string {
  if (layout === 'empty') return '<div class="frame" aria-hidden="true"></div>';
  const header = `<div class="frame-header">${escapeHtml(brandName)}</div>`;
  const block = '<div class="frame-block"></div>';
  const side = '<div class="frame-block frame-side"></div>';
  if (layout === 'headless') return `<div class="frame" aria-hidden="true"><div class="frame-one">${block}</div></div>`;
  if (isMobile) return `<div class="frame" aria-hidden="true">${header}<div class="frame-one"><div class="frame-block frame-low"></div>${block}</div></div>`;
  const columns = hasEndColumn ? `<div class="frame-columns">${side}${block}${side}</div>` : `<div class="frame-columns frame-wide">${side}${block}</div>`;
  return `<div class="frame" aria-hidden="true">${header}<div class="frame-bar"></div>${columns}</div>`;
}
