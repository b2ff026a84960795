import { enableStaticRendering } from 'mobx-react-lite';
import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { Plan } from '../plan/Plan.ts';
import { createRoutes } from '../routes/createRoutes.ts';
import type { PageDecision } from '../routes/PageDecision.ts';
import { pageParts } from './pageParts.ts';
import { App } from './App.tsx';
import type { ServerRender, InitialState } from './InitialState.ts';
import { createRuntime } from './createRuntime.ts';
import { withoutInlineStyles } from './inlineStyles.ts';
import { manifests } from './manifests.ts';
import { loadFirstViews } from './loadFirstViews.ts';
import { serverPageHost, type ServerPageFacts } from './serverPageHost.ts';

export { renderPlainPage } from '../../shell/plain/renderPlainPage.tsx';

enableStaticRendering(true);

export interface RenderedPage {
  readonly html: string;
  /** Rules that the rendered page needs. */
  readonly css: string;
  /** Cookies that were read. */
  readonly cookies: ServerRender['cookies'];
  /** Errors of parts of the page; these parts show their skeletons. */
  readonly errors: readonly unknown[];
}

/** Renders the first state of a page to HTML, from the data that it is hydrated with. */
export async function renderPage(
  boot: InitialState,
  facts: ServerPageFacts,
): Promise<RenderedPage> {
  const runtime = createRuntime(
    { ...boot, texts: {} },
    { first: manifests },
    serverPageHost(facts),
  );
  const errors: unknown[] = [];
  try {
    return await beforeAborted(draw(), facts.signal);
  } finally {
    runtime.dispose();
  }

  async function draw(): Promise<RenderedPage> {
    void runtime.session.start();
    const handler = handlerOf(boot.plan);
    const [context] = await Promise.all([
      query(handler, facts),
      runtime.services.i18n.loadNamespace('shell'),
    ]);
    const router = createStaticRouter(handler.dataRoutes, context);
    runtime.navigator.show(router);
    await loadFirstViews(runtime, {
      layout: boot.environment.isMobile ? 'mobile' : 'desktop',
      wanted: boot.services,
      isPatient: true,
    });
    const stream = await renderToReadableStream(
      <App runtime={runtime}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      {
        onError: (error) => void errors.push(error),
        // Everything is complete at once, so no script has to move content into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        ...(facts.signal === undefined ? {} : { signal: facts.signal }),
      },
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    return {
      ...(facts.mayStyleInline === true ? { html, css: '' } : withoutInlineStyles(html)),
      cookies: runtime.cookies.found,
      errors,
    };
  }
}

/** Decision of the edge about what is rendered. */
const drawn = createContext<PageDecision>();
const handlers = new WeakMap<Plan['routes'], StaticHandler>();

/** One handler for all pages of a plan, so that its table is ranked once. */
function handlerOf(plan: Plan): StaticHandler {
  const known = handlers.get(plan.routes);
  if (known !== undefined) return known;
  const handler = createStaticHandler(
    createRoutes(plan, { ...pageParts, decide: async ({ context }) => context.get(drawn) }),
  );
  handlers.set(plan.routes, handler);
  return handler;
}

/** Result of the static router for an address. */
async function query(
  handler: StaticHandler,
  { url, decision }: Pick<ServerPageFacts, 'url' | 'decision'>,
): Promise<StaticHandlerContext> {
  const found: StaticHandlerContext[] = [];
  await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[drawn, decision]])),
    generateMiddlewareResponse: async (run) => {
      const context = await run(new Request(url));
      if (context instanceof Response) return context;
      found.push(context);
      return new Response();
    },
  });
  const [context] = found;
  if (context === undefined) throw new Error(`${url.pathname} has no page to draw`);
  return context;
}

/** @throws the reason of the signal, if it aborts first */
function beforeAborted<Value>(
  value: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (signal === undefined) return value;
  return Promise.race([
    value,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
