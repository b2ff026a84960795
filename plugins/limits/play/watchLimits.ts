import type { CoreServices, Dispose } from '#core';
import { responsibleRoute } from '../../auth/contract.ts';
import { limitApprovalModal } from '../contract.ts';
import { loadPlayStatus, type PlayStatus } from './PlayApi.ts';

/**
 * Asks for confirmation of a looser deposit limit when its waiting time is over, on any page. One
 * question at a time; on the limits page the page itself asks.
 */
export function watchLimits(services: CoreServices): Dispose {
  const watch = new LimitWatch(services);
  const end = services.feed.subscribe<object>(
    { kind: 'user' },
    { onSnapshot: () => undefined, onDelta: watch.look },
  );
  watch.look();
  return () => {
    end();
    watch.dispose();
  };
}

class LimitWatch {
  readonly #services: CoreServices;
  #isAsking = false;
  #isDisposed = false;
  #endWait: Dispose | undefined;

  constructor(services: CoreServices) {
    this.#services = services;
  }

  readonly look = (): void => {
    if (this.#isAsking || this.#isDisposed) return;
    this.#isAsking = true;
    void this.#ask().finally(() => {
      this.#isAsking = false;
    });
  };

  dispose(): void {
    this.#isDisposed = true;
    this.#endWait?.();
  }

  async #ask(): Promise<void> {
    const { http, modals, navigation, reports } = this.#services;
    let status: PlayStatus;
    try {
      status = await loadPlayStatus(http);
    } catch (error) {
      // Without an answer the old limit applies, so nothing becomes looser.
      reports.report(error, { plugin: 'limits', contribution: 'limits.play' });
      return;
    }
    if (this.#isDisposed || navigation.routeName === responsibleRoute) return;
    for (const limitKind of status.dueKinds) await modals.open(limitApprovalModal, { limitKind });
    this.#waitFor(status.nextDueAtS);
  }

  #waitFor(dueAtS: number | undefined): void {
    const { clock, scheduler } = this.#services;
    this.#endWait?.();
    if (dueAtS === undefined || this.#isDisposed) return;
    this.#endWait = scheduler.after(Math.max(0, dueAtS * 1000 - clock.nowMs()), this.look);
  }
}
