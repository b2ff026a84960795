import type { CoreServices, Dispose } from '#core';
import { accountsToken, signOutCommand, type Accounts } from '../../auth/contract.ts';
import { historyRoute } from '../../office/contract.ts';
import { realityCheckModal } from '../contract.ts';
import { AnswerQueue } from './AnswerQueue.ts';
import { ping } from './PlayApi.ts';
import { watchLimits } from './watchLimits.ts';

const pingEveryMs = 30_000;
const tickMs = 1000;
/** Time to wait for the platform after a return; then the page asks by what it knows itself. */
const catchUpMs = 3000;
/** Failed pings in a row before a notice is shown. */
const mostMissed = 3;
/** Warnings before the daily time ends. */
const warnings = [
  { beforeS: 60, key: 'warning.1' },
  { beforeS: 300, key: 'warning.5' },
] as const;

/**
 * Pings the platform while a page is open, opens the reality check when it is due, and warns before
 * the daily time ends. Timers do not run while a machine sleeps, so the next tick handles what
 * became due.
 */
export async function watchPlay(services: CoreServices, userId: number): Promise<Dispose> {
  const accounts = await services.services.get(accountsToken);
  const watch = new PlayWatch(services, accounts, userId);
  const ends = [
    watchLimits(services),
    services.scheduler.poll({ everyMs: pingEveryMs, jitter: 0.1 }, watch.ping),
    services.scheduler.poll({ everyMs: tickMs, jitter: 0 }, watch.tick),
  ];
  void watch.ping();
  return () => {
    for (const end of ends) end();
    watch.dispose();
  };
}

class PlayWatch {
  readonly #services: CoreServices;
  readonly #accounts: Accounts;
  readonly #userId: number;
  readonly #queue: AnswerQueue;
  #endsAtMs: number | undefined;
  #isAsking = false;
  /** Due time of the reality check that was answered last in this tab. */
  #answeredAtS = 0;
  #warnedS = Number.POSITIVE_INFINITY;
  #closeNotice: Dispose | undefined;
  #isOver = false;
  #missed = 0;
  #closeUnreached: Dispose | undefined;
  #isDisposed = false;

  constructor(services: CoreServices, accounts: Accounts, userId: number) {
    this.#services = services;
    this.#accounts = accounts;
    this.#userId = userId;
    this.#queue = new AnswerQueue(services);
  }

  readonly ping = async (): Promise<void> => {
    const { clock, http } = this.#services;
    try {
      const { leftS, openBets } = await ping(http);
      if (openBets > 0) this.#tellOpenBets(openBets);
      this.#endsAtMs = leftS === undefined ? undefined : clock.nowMs() + leftS * 1000;
    } catch {
      // The next ping reports it; until then the known state stays.
      this.#missed += 1;
      if (this.#missed === mostMissed) this.#tellUnreached();
      return;
    }
    this.#missed = 0;
    this.#closeUnreached?.();
    await this.#queue.flush(this.#userId);
  };

  readonly tick = async (): Promise<void> => {
    this.#warn();
    const nowS = this.#services.clock.nowMs() / 1000;
    const { user } = this.#accounts;
    // When the daily time is used up no reality check is shown; the notice replaces it.
    const dueAtS = user?.sessionOverUntilS === undefined ? user?.realityCheckAtS : undefined;
    if (dueAtS === undefined || dueAtS > nowS || dueAtS === this.#answeredAtS) return;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await this.#ask();
    } finally {
      this.#isAsking = false;
    }
  };

  dispose(): void {
    this.#isDisposed = true;
    this.#closeNotice?.();
    this.#closeUnreached?.();
  }

  async #ask(): Promise<void> {
    const { commands, modals, scheduler } = this.#services;
    // After an absence the platform may have started another session.
    let forget: Dispose = () => undefined;
    await Promise.race([
      this.ping().then(async () => this.#accounts.load()),
      new Promise<void>((resolve) => (forget = scheduler.after(catchUpMs, resolve))),
    ]);
    forget();
    const dueAtS = this.#accounts.user?.realityCheckAtS;
    if (this.#isDisposed || dueAtS === undefined) return;
    if (dueAtS > this.#services.clock.nowMs() / 1000) return;
    if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => undefined);
    const answer = await modals.open(realityCheckModal, { dueAtS });
    this.#answeredAtS = dueAtS;
    if (answer?.action === 'elsewhere' || this.#isDisposed) return;
    const action = answer?.action ?? 'nothing';
    const isLast = answer?.isLast ?? false;
    await this.#queue.add(this.#userId, { action, isLast, shownAtS: dueAtS });
    if (action === 'log_out') await commands.run(signOutCommand, { isConfirmed: true });
  }

  #warn(): void {
    const over = this.#accounts.user?.sessionOverUntilS;
    if (over !== undefined) this.#end();
    else if (this.#isOver) this.#begin();
    if (this.#endsAtMs === undefined || over !== undefined) return;
    const leftS = (this.#endsAtMs - this.#services.clock.nowMs()) / 1000;
    if (leftS <= 0) {
      // The platform decides whether the time is over; it is asked once.
      this.#endsAtMs = undefined;
      void this.ping();
      return;
    }
    const due = warnings.find(({ beforeS }) => leftS <= beforeS);
    if (due === undefined || due.beforeS >= this.#warnedS) return;
    this.#warnedS = due.beforeS;
    this.#show({ kind: 'without-timeout', tone: 'warning', key: due.key });
  }

  /** Reports the open bets after an interruption. */
  #tellOpenBets(count: number): void {
    const { i18n, navigation, notices } = this.#services;
    void i18n.loadNamespace('limits.play').then(() => {
      if (this.#isDisposed) return;
      notices.add({
        group: 'open-bets',
        kind: 'default',
        tone: 'info',
        title: i18n.t('limits.play:open', { count }),
        ...(navigation.hasRoute(historyRoute)
          ? {
              actions: [
                {
                  id: 'history',
                  label: i18n.t('limits.play:history'),
                  run: () => navigation.go({ name: historyRoute }),
                },
              ],
            }
          : {}),
      });
    });
  }

  /** Limits still apply on the platform; the values on the page may be old. */
  #tellUnreached(): void {
    const { i18n, notices } = this.#services;
    void i18n.loadNamespace('limits.play').then(() => {
      if (this.#isDisposed || this.#missed < mostMissed) return;
      this.#closeUnreached = notices.add({
        group: 'limits-unreached',
        kind: 'without-timeout',
        tone: 'warning',
        title: i18n.t('limits.play:unreached'),
        text: i18n.t('limits.play:unreached.text'),
      });
    });
  }

  /** The notice stays until the person signs out; bets are closed already. */
  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#show({ kind: 'permanent', tone: 'danger', key: 'over' });
  }

  /** Another day, or another limit. */
  #begin(): void {
    this.#isOver = false;
    this.#warnedS = Number.POSITIVE_INFINITY;
    this.#closeNotice?.();
  }

  #show({
    kind,
    tone,
    key,
  }: {
    readonly kind: 'permanent' | 'without-timeout';
    readonly tone: 'danger' | 'warning';
    readonly key: 'over' | 'warning.1' | 'warning.5';
  }): void {
    const { commands, i18n, notices } = this.#services;
    this.#closeNotice?.();
    void i18n.loadNamespace('limits.play').then(() => {
      if (this.#isDisposed) return;
      this.#closeNotice = notices.add({
        group: 'session-limit',
        kind,
        tone,
        title: i18n.t(`limits.play:${key}`),
        text: i18n.t(`limits.play:${key}.text`),
        ...(key === 'over'
          ? {
              actions: [
                {
                  id: 'log-out',
                  label: i18n.t('limits.play:over.logOut'),
                  run: () => void commands.run(signOutCommand, { isConfirmed: true }),
                },
              ],
            }
          : {}),
      });
    });
  }
}
