import type { InitialState } from '../../core/runtime/boot/InitialState.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import type { PageFacts, PageSources } from './preparePage.ts';

/** A page as the browser will have it first, and what it is started with then. */
export interface DrawnPage {
  readonly html: string;
  readonly css: string;
  readonly boot: InitialState;
}

/** Several times what a page needs on a busy machine. */
const defaultLimitMs = 5000;

/** Draws a page from its first state; undefined, with a line in the log, when that fails. */
export async function drawPage(
  { visit: { url, cookie = '', mayBeSignedIn }, verdict, match }: PageFacts,
  boot: InitialState,
  {
    draw,
    drawingLimitMs: limitMs = defaultLimitMs,
    development,
  }: Pick<EdgeOptions, 'draw' | 'drawingLimitMs' | 'development'>,
  { nowMs, log }: Pick<PageSources, 'nowMs' | 'log'>,
): Promise<DrawnPage | undefined> {
  if (draw === undefined) return undefined;
  const drawnAtMs = nowMs();
  const ending = new AbortController();
  const timer = setTimeout(
    () => ending.abort(new Error(`it took longer than ${limitMs} ms`)),
    limitMs,
  );
  try {
    const { html, css, errors } = await draw(boot, {
      url:
        verdict.kind === 'page' && match !== undefined
          ? new URL(`/${boot.environment.language}/${match.route.path}`, url)
          : url,
      cookies: cookie,
      nowMs: drawnAtMs,
      mayStyleInline: development !== undefined,
      signal: ending.signal,
    });
    for (const error of errors) log(`A part of ${url.pathname} was not drawn: ${String(error)}`);
    return {
      html,
      css,
      boot: { ...boot, drawnAtMs, ...(mayBeSignedIn ? { isDrawnForSession: true } : {}) },
    };
  } catch (error) {
    log(`${url.pathname} was not drawn: ${String(error)}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
