import { reaction } from 'mobx';
import { sendReports } from '../../platform/reports/sendReports.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { InitialState } from '../boot/InitialState.ts';
import type { StartedRuntime } from '../boot/createRuntime.ts';
import type { ReloadGate } from './reloadOnStaleChunk.ts';
import { syncSite } from './syncSite.ts';
import { keepFocusInView } from './keepFocusInView.ts';
import { storeLastGoodBoot } from '../boot/lastGoodBoot.ts';
import { modalFailureView } from '../views/modalFailureView.ts';
import { prefetchLinks } from './prefetchLinks.ts';

/** Work of the core that can wait until the page is complete. */
export function afterStart(runtime: StartedRuntime, boot: InitialState, gate: ReloadGate): Dispose {
  const { pendingWork, scheduler } = runtime.services;
  void runtime.views.load(modalFailureView);
  scheduler.whenIdle(() => storeLastGoodBoot(runtime.services.storage, boot, Date.now()));
  let prefetches = 0;
  gate.isClosed = () => pendingWork.isBusy || prefetches > 0;
  const stops = [
    sendReports(runtime.services, globalThis),
    syncSite(
      runtime,
      boot.base ?? boot.configuration,
      async () => (await import('../boot/planOf.ts')).planOf,
    ),
    keepFocusInView(document),
    prefetchLinks(runtime, { onCount: (running) => (prefetches = running) }),
    reaction(
      () => scheduler.isOnline,
      (isOnline) => isOnline && runtime.views.retryFailed(),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
