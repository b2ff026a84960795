import type { InitialState } from '../../core/runtime/boot/InitialState.ts';
import { decisionOf, type PageDecision } from '../../core/runtime/routes/PageDecision.ts';
import { hasSecret } from '../../core/runtime/routes/findPage.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import type { PageFacts } from './preparePage.ts';
import type { PageSources } from './PageSources.ts';

/** A server-rendered page, and the state that it is started with in the browser. */
export interface RenderedPage {
  readonly html: string;
  readonly css: string;
  readonly boot: InitialState;
}

/** Several times the rendering time of a page on a busy machine. */
const defaultLimitMs = 5000;

/**
 * Renders a page from its first state. Returns undefined, and logs the error, if that fails.
 *
 * @param failedGuard guard for which the page shows an error instead of its content
 */
export async function renderFirstState(
  { visit: { url, cookie = '' }, verdict, match }: PageFacts,
  boot: InitialState,
  {
    render,
    renderLimitMs: limitMs = defaultLimitMs,
    development,
  }: Pick<EdgeOptions, 'render' | 'renderLimitMs' | 'development'>,
  { nowMs, log }: Pick<PageSources, 'nowMs' | 'log'>,
  failedGuard?: string,
): Promise<RenderedPage | undefined> {
  if (render === undefined) return undefined;
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
    const { html, css, cookies, errors } = await render(boot, {
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
      // A token in the address must not be copied into the HTML, so such a page is not hydrated.
      boot:
        match !== undefined && hasSecret(match.route)
          ? boot
          : { ...boot, serverRender: { atMs, decision, cookies } },
    };
  } catch (error) {
    log(`${url.pathname} was not drawn: ${String(error)}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
