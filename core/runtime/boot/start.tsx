import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasStoredValues } from '../../platform/storage/hasStoredValues.ts';
import { App } from './App.tsx';
import { readInitialState, type InitialState } from './InitialState.ts';
import { createRuntime } from './createRuntime.ts';
import { firstCode } from '../../../schemas/generated/firstCode.ts';
import type { ReloadGate } from '../running/reloadOnStaleChunk.ts';
import { restoreInlineStyles } from './inlineStyles.ts';
import type { PageState } from '../routes/RouterNavigation.ts';
import { nextTask } from './nextTask.ts';
import { browserPage } from './PageHost.ts';
import { readyFirstViews } from './readyFirstViews.ts';
import { runSetups } from '../running/runSetups.ts';
import { chooseLayout } from '../../shell/useLayoutChoice.ts';
import { whenWanted } from '../running/whenWanted.ts';

/** Deferred code is fetched this long after the page was shown. */
const afterStartMs = 3000;
const setupAfterMs = 1500;

/** Starts the core and shows the first page in several short tasks, so it stays scrollable. */
export async function start(root: HTMLElement, gate: ReloadGate): Promise<void> {
  await nextTask();
  let boot: InitialState;
  let isDrawn: boolean;
  try {
    boot = readInitialState(document);
    // Drawn pages of a closed site are open at once.
    isDrawn = boot.drawnAtMs !== undefined && root.inert;
  } catch {
    root.inert = false;
    const { createFallbackHost, bootFallback } = await import('./bootFallback.tsx');
    boot = await bootFallback(createFallbackHost(createRoot(root)));
    isDrawn = false;
  }
  await nextTask();
  const runtime = createRuntime(
    boot,
    {
      first: firstCode,
      later: async () => (await import('../../../schemas/generated/laterCode.ts')).laterCode,
    },
    browserPage(),
    { isDrawn },
  );
  await nextTask();

  const { pathname } = location;
  gate.isClosed = () => runtime.services.pendingWork.isBusy;
  void runtime.session.start();
  await Promise.all([runtime.services.i18n.loadNamespace('shell'), runtime.navigator.start()]);
  const layout = chooseLayout(runtime.services.environment.isMobile);
  const mayTakeOver =
    isDrawn &&
    boot.isDrawnForSession !== true &&
    // A guard may have sent the visitor elsewhere.
    location.pathname === pathname &&
    layout === (boot.environment.isMobile ? 'mobile' : 'desktop') &&
    hasOpenLayout(runtime.navigator.page) &&
    runtime.session.state.kind === 'anonymous' &&
    !hasStoredValues(boot.environment.brand, window);
  if (mayTakeOver) runtime.firstDrawing.holdAnswers();
  else runtime.firstDrawing.end();
  // What the edge drew stays until everything that stands above the fold can take its place at
  // once.
  const isComplete = await readyFirstViews(runtime, {
    layout,
    wanted: boot.services,
    isPatient: mayTakeOver,
  });
  await nextTask();

  // Until then a press on what the edge drew would be lost.
  const open = (): void => {
    root.inert = false;
  };
  const drawAnew = (): void => createRoot(root).render(<App runtime={runtime} onDrawn={open} />);
  const takesOver = mayTakeOver && isComplete && !runtime.firstDrawing.hasEnded;
  if (takesOver) restoreInlineStyles(root);
  else runtime.firstDrawing.end();
  // As a transition React renders it in slices: the page can be scrolled and the processor is not
  // held for long.
  startTransition(() => {
    if (!takesOver) {
      drawAnew();
      return;
    }
    const drawn = hydrateRoot(root, <App runtime={runtime} />);
    void runtime.firstDrawing.ended.then((isTakenOver) => {
      if (isTakenOver) {
        open();
        return;
      }
      // Parts that come now would find another page than the edge did.
      drawn.unmount();
      drawAnew();
    });
  });
  performance.mark('interactive');
  await runtime.firstDrawing.ended;
  const { scheduler, session } = runtime.services;
  const { page } = runtime.navigator;
  // A visitor who only looks needs nothing of it yet; where one signs in it has to be there.
  if (session.state.kind === 'anonymous' && page.kind === 'page' && !page.route.isPrivate)
    whenWanted(window, scheduler, setupAfterMs, () => runSetups(runtime));
  else scheduler.whenIdle(() => runSetups(runtime));
  scheduler.after(afterStartMs, async () =>
    (await import('../running/afterStart.ts')).afterStart(runtime, boot, gate),
  );
}

/** Pages of a closed site are drawn from data that only the edge has. */
function hasOpenLayout(page: PageState): boolean {
  return page.kind === 'not-found' || (page.kind === 'page' && page.route.layout === 'default');
}
