import { enableStaticRendering } from 'mobx-react-lite';
import { renderToReadableStream } from 'react-dom/server';
import { App } from './App.tsx';
import type { InitialState } from './InitialState.ts';
import { createRuntime } from './createRuntime.ts';
import { withoutInlineStyles } from './inlineStyles.ts';
import { manifests } from './manifests.ts';
import { readyFirstViews } from './readyFirstViews.ts';
import { stillPage, type StillPageFacts } from './stillPage.ts';

export { renderPlainPage } from '../../shell/plain/renderPlainPage.tsx';

enableStaticRendering(true);

export interface RenderedPage {
  readonly html: string;
  /** Rules without which it does not look as drawn. */
  readonly css: string;
  /** What went wrong in parts of the page; they show their skeletons. */
  readonly errors: readonly unknown[];
}

/** Renders the first state of a page to HTML, from the data that it is hydrated with. */
export async function renderPage(boot: InitialState, facts: StillPageFacts): Promise<RenderedPage> {
  const runtime = createRuntime({ ...boot, texts: {} }, { first: manifests }, stillPage(facts), {
    isDrawn: true,
    askGuards: async ({ url }) => ({
      url: url.href,
      steps: [],
      modals: [],
      verdict: { kind: 'next' },
    }),
  });
  const errors: unknown[] = [];
  try {
    return await beforeAborted(draw(), facts.signal);
  } finally {
    runtime.dispose();
  }

  async function draw(): Promise<RenderedPage> {
    void runtime.session.start();
    await Promise.all([runtime.services.i18n.loadNamespace('shell'), runtime.navigator.start()]);
    await readyFirstViews(runtime, {
      layout: boot.environment.isMobile ? 'mobile' : 'desktop',
      wanted: boot.services,
      isPatient: true,
    });
    const stream = await renderToReadableStream(<App runtime={runtime} />, {
      onError: (error) => void errors.push(error),
      // Everything is there at once: nothing is to be put in its place by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(facts.signal === undefined ? {} : { signal: facts.signal }),
    });
    await stream.allReady;
    const html = await new Response(stream).text();
    return {
      ...(facts.mayStyleInline === true ? { html, css: '' } : withoutInlineStyles(html)),
      errors,
    };
  }
}

/** @throws the reason of the signal, when that comes first */
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
