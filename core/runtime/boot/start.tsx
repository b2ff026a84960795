import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { App } from './App.tsx';
import { readInitialState, type ServerRender, type InitialState } from './InitialState.ts';
import { createRuntime, type StartedRuntime } from './createRuntime.ts';
import { firstCode } from '../../../schemas/generated/firstCode.ts';
import type { ReloadGate } from '../running/reloadOnStaleChunk.ts';
import { restoreInlineStyles } from './inlineStyles.ts';
import { nextTask } from './nextTask.ts';
import { browserPage } from './PageHost.ts';
import { loadFirstViews } from './loadFirstViews.ts';
import { runSetups } from '../running/runSetups.ts';
import { hydratePage } from './hydratePage.ts';
import { chooseLayout } from '../../shell/useLayoutChoice.ts';
import { onFirstInput } from '../running/onFirstInput.ts';

/** Delay of the deferred code after the page is shown. */
const afterStartMs = 3000;
const setupAfterMs = 1500;

/** Starts the core and shows the first page in several short tasks, so that it stays scrollable. */
export async function start(root: HTMLElement, gate: ReloadGate): Promise<void> {
  await nextTask();
  let boot: InitialState;
  let drawn: ServerRender | undefined;
  try {
    boot = readInitialState(document);
    // Server-rendered pages of a closed site are interactive at once.
    drawn = root.inert ? boot.serverRender : undefined;
  } catch {
    root.inert = false;
    const { createFallbackHost, bootFallback } = await import('./bootFallback.tsx');
    boot = await bootFallback(createFallbackHost(createRoot(root)));
  }
  await nextTask();
  const runtime = createRuntime(
    boot,
    {
      first: firstCode,
      later: [
        async () => (await import('../../../schemas/generated/laterCode.ts')).laterCode,
        async () => (await import('../../../schemas/generated/personalCode.ts')).personalCode,
      ],
    },
    browserPage(),
  );
  const { navigator, hydration } = runtime;
  const layout = chooseLayout(runtime.services.environment.isMobile);
  const serverRender =
    drawn !== undefined &&
    layout === (boot.environment.isMobile ? 'mobile' : 'desktop') &&
    canHydrate(runtime, drawn)
      ? drawn
      : undefined;
  if (serverRender === undefined) hydration.end();
  await nextTask();

  gate.isClosed = () => runtime.services.pendingWork.isBusy;
  void runtime.session.start();
  await Promise.all([
    runtime.services.i18n.loadNamespace('shell'),
    navigator.start(serverRender?.decision),
  ]);
  // The server-rendered content stays until everything above the fold can replace it at once.
  const isComplete = await loadFirstViews(runtime, {
    layout,
    wanted: boot.services,
    isPatient: serverRender !== undefined,
  });
  await nextTask();

  // Before that, presses on the server-rendered page would be lost.
  const open = (): void => {
    root.inert = false;
  };
  const router = <RouterProvider router={navigator.router} useTransitions={false} />;
  const renderAnew = (): void =>
    createRoot(root).render(
      <App runtime={runtime} onDrawn={open}>
        {router}
      </App>,
    );
  const hydrates = serverRender !== undefined && isComplete && !hydration.hasEnded;
  if (hydrates) restoreInlineStyles(root);
  else hydration.end();
  // In a transition React renders in slices, so that the page can be scrolled and the processor is
  // not blocked for long.
  startTransition(() => {
    if (!hydrates) {
      renderAnew();
      return;
    }
    hydratePage(root, <App runtime={runtime}>{router}</App>, {
      reports: runtime.services.reports,
      ended: hydration.ended,
      onOpen: open,
      renderAnew,
    });
  });
  performance.mark('interactive');
  await hydration.ended;
  navigator.confirm();
  const { scheduler, session } = runtime.services;
  const { page } = navigator;
  // A visitor who only reads needs no setups yet; pages where people sign in do.
  if (session.state.kind === 'anonymous' && page.kind === 'page' && !page.route.isPrivate)
    onFirstInput(window, scheduler, setupAfterMs, () => runSetups(runtime));
  else scheduler.whenIdle(() => runSetups(runtime));
  scheduler.after(afterStartMs, async () =>
    (await import('../running/afterStart.ts')).afterStart(runtime, boot, gate),
  );
}

/** Whether this browser would first render the page that the edge rendered. */
function canHydrate(
  { services, cookies, session }: StartedRuntime,
  { decision, cookies: seen }: ServerRender,
): boolean {
  const route =
    decision.kind === 'page'
      ? services.plan.routes.find(({ name }) => name === decision.route)
      : undefined;
  return (
    // Pages of a closed site are rendered from data that only the edge has.
    (route?.layout ?? 'default') === 'default' &&
    // A visitor is redirected to the sign-in first.
    (route?.access !== 'authed' || session.mayExist) &&
    // Guards sign off people who were away for too long, before anything private is shown.
    !(session.mayExist && services.config.site.isAutoLogoffEnable) &&
    Object.entries(seen).every(([name, value]) => (cookies.read(name) ?? null) === value)
  );
}
