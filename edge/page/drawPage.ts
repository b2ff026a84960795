import type { InitialState } from '../../core/runtime/boot/InitialState.ts';
import { decisionOf, type PageDecision } from '../../core/runtime/routes/PageDecision.ts';
import { hasSecret } from '../../core/runtime/routes/findPage.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import type { PageFacts } from './preparePage.ts';
import type { PageSources } from './PageSources.ts';

/** A page as the browser will have it first, and what it is started with then. */
export interface DrawnPage {
  readonly html: string;
  readonly css: string;
  readonly boot: InitialState;
}

/** Several times what a page needs on a busy machine. */
const defaultLimitMs = 5000;

/**
 * Draws a page from its first state; undefined, with a line in the log, when that fails.
 *
 * @param failedGuard by which the page shows an error in its place
 */
export async function drawPage(
  { visit: { url, cookie = '' }, verdict, match }: PageFacts,
  boot: InitialState,
  {
    draw,
    drawingLimitMs: limitMs = defaultLimitMs,
    development,
  }: Pick<EdgeOptions, 'draw' | 'drawingLimitMs' | 'development'>,
  { nowMs, log }: Pick<PageSources, 'nowMs' | 'log'>,
  failedGuard?: string,
): Promise<DrawnPage | undefined> {
  if (draw === undefined) return undefined;
  const atMs = nowMs();
  const decision: PageDecision =
    failedGuard === undefined
      ? decisionOf(match)
      : { kind: 'failed', guard: failedGuard, params: match?.params ?? {} };
  const ending = new AbortController();
  const timer = setTimeout(
    () => ending.abort(new Error(`it took longer than ${limitMs} ms`)),
    limitMs,
  );
  try {
    const { html, css, cookies, errors } = await draw(boot, {
      url:
        verdict.kind === 'page' && match !== undefined
          ? new URL(`/${boot.environment.language}/${match.route.path}`, url)
          : url,
      decision,
      cookies: cookie,
      nowMs: atMs,
      mayStyleInline: development !== undefined,
      signal: ending.signal,
    });
    for (const error of errors) log(`A part of ${url.pathname} was not drawn: ${String(error)}`);
    return {
      html,
      css,
      // A token in the address must not be copied into the HTML: such a page is not hydrated.
      boot:
        match !== undefined && hasSecret(match.route)
          ? boot
          : { ...boot, drawn: { atMs, decision, cookies } },
    };
  } catch (error) {
    log(`${url.pathname} was not drawn: ${String(error)}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
