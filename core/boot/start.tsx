import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './App.tsx';
import { readBootData, type BootData } from './BootData.ts';
import { contributedCode } from './contributedCode.ts';
import { createRuntime } from './createRuntime.ts';
import type { ReloadGate } from './followDeploys.ts';
import { nextTask } from './nextTask.ts';
import { readyFirstViews } from './readyFirstViews.ts';
import { runSetups } from './runSetups.ts';
import { whenWanted } from './whenWanted.ts';

/** What nobody waits for is fetched when the page has long been there. */
const afterStartMs = 3000;
const setupAfterMs = 1500;

/** Makes the core and shows the first page, in several short tasks: the static frame can be scrolled meanwhile. */
export async function start(root: Root, gate: ReloadGate): Promise<void> {
  await nextTask();
  let boot: BootData;
  try {
    boot = readBootData(document);
  } catch {
    const { createRecoveryHost, recoverBoot } = await import('./recoverBoot.tsx');
    boot = await recoverBoot(createRecoveryHost(root));
  }
  await nextTask();
  const runtime = createRuntime(boot, { first: contributedCode, later: async () => (await import('./laterCode.ts')).laterCode });
  await nextTask();

  gate.isClosed = () => runtime.services.critical.isBusy;
  void runtime.session.start();
  await Promise.all([runtime.services.i18n.loadNamespace('shell'), runtime.navigator.start(), runtime.services.preferences.ready]);
  // The static frame of the served page stays until everything that stands above the fold can replace it at once.
  await readyFirstViews(runtime, boot.services);
  await nextTask();

  // As a transition React renders it in slices: the static frame can be scrolled and the processor is not held for long.
  startTransition(() => root.render(<App runtime={runtime} />));
  performance.mark('interactive');
  const { scheduler, session } = runtime.services;
  const { page } = runtime.navigator;
  // A visitor who only looks needs nothing of it yet; where one signs in it has to be there.
  if (session.state.kind === 'anonymous' && page.kind === 'page' && !page.route.isPrivate) whenWanted(window, scheduler, setupAfterMs, () => runSetups(runtime));
  else scheduler.whenIdle(() => runSetups(runtime));
  scheduler.after(afterStartMs, async () => (await import('./afterStart.ts')).afterStart(runtime, boot, gate));
}
