import { reaction, when } from 'mobx';
import type { CoreServices, Dispose, StoredValue } from '#core';
import { loadAnnouncement, type Announcement } from './AppVersionApi.ts';
import { appVersionEvent } from '../contract.ts';
import { ownProtocol, storedAppVersion, storedForcedReload } from './appVersion.ts';

const firstCheckMs = 60_000;
const checkEveryMs = 300_000;
/** After "later" the prompt is repeated in an hour, not at every check. */
const remindMs = 3_600_000;
/** Time to complete an input before the page reloads. */
const graceMs = 60_000;

/**
 * Offers to reload after a deployment. A page with another protocol than the platform reloads by
 * itself, but never while a bet or a payment is pending.
 */
export function watchUpdates(services: CoreServices): Dispose {
  const { environment, events, http, scheduler } = services;
  const watch = new UpdateWatch(services);
  const endings: Dispose[] = [
    watch.dispose,
    // Another tab may learn of it first, which the guard finds out.
    events.on(appVersionEvent, ({ to }) => watch.onOtherVersion(to)),
    // The platform may have pushed the version with a new configuration.
    reaction(
      () => services.config.site,
      ({ appVersion, protocolVersion }) =>
        void watch.onMessage({
          appVersion: appVersion === '' ? undefined : appVersion,
          protocol: protocolVersion,
        }),
    ),
    scheduler.after(firstCheckMs, () =>
      endings.push(
        scheduler.poll({ everyMs: checkEveryMs, isImmediate: true }, async () =>
          watch.onMessage(await loadAnnouncement(http, environment.language)),
        ),
      ),
    ),
  ];
  return () => {
    for (const end of endings.splice(0)) end();
  };
}

class UpdateWatch {
  readonly #services: CoreServices;
  readonly #known: StoredValue<string>;
  readonly #forced: StoredValue<number>;
  readonly #endings: Dispose[] = [];
  /** Version of this page; empty until known. */
  #running: string;
  #offered: { readonly version: string; readonly atMs: number } | undefined;
  #isForcing = false;

  constructor(services: CoreServices) {
    this.#services = services;
    this.#known = services.storage.value(storedAppVersion);
    this.#forced = services.storage.value(storedForcedReload);
    this.#running = services.config.site.appVersion;
  }

  async onMessage({ appVersion, protocol }: Announcement): Promise<void> {
    if (appVersion !== undefined) await this.#onVersion(appVersion);
    if (protocol !== undefined && protocol !== ownProtocol) await this.#force(protocol);
  }

  onOtherVersion(version: string): void {
    if (this.#running !== '' && version !== this.#running) void this.#offer(version);
  }

  readonly dispose = (): void => {
    for (const end of this.#endings.splice(0)) end();
  };

  async #onVersion(version: string): Promise<void> {
    if (this.#running === '') this.#running = version;
    const last = this.#known.read();
    if (last !== version) {
      this.#known.write(version);
      if (last !== '') this.#services.events.emit(appVersionEvent, { from: last, to: version });
    }
    if (version !== this.#running) await this.#offer(version);
  }

  async #offer(version: string): Promise<void> {
    const { clock, i18n, notices } = this.#services;
    const nowMs = clock.monotonicMs();
    if (
      this.#isForcing ||
      (this.#offered?.version === version && nowMs - this.#offered.atMs < remindMs)
    )
      return;
    this.#offered = { version, atMs: nowMs };
    await i18n.loadNamespace('notices.later');
    notices.add({
      group: 'update',
      kind: 'default-with-controls',
      tone: 'info',
      title: i18n.t('notices.later:update.title'),
      text: i18n.t('notices.later:update.text'),
      actions: [
        { id: 'reload', label: i18n.t('notices.later:update.reload'), run: this.#reload },
        { id: 'later', label: i18n.t('notices.later:update.later'), run: () => undefined },
      ],
    });
  }

  async #force(protocol: number): Promise<void> {
    const { i18n, notices, scheduler } = this.#services;
    if (this.#isForcing) return;
    this.#isForcing = true;
    await i18n.loadNamespace('notices.later');
    notices.add({
      group: 'update',
      kind: 'without-timeout',
      tone: 'info',
      title: i18n.t('notices.later:update.title'),
      text: i18n.t('notices.later:update.forced'),
      actions: [{ id: 'reload', label: i18n.t('notices.later:update.reload'), run: this.#reload }],
    });
    // If the reloaded page has the old protocol again, a further reload does not help.
    if (this.#forced.read() === protocol) return;
    this.#endings.push(
      scheduler.after(graceMs, () => {
        this.#forced.write(protocol);
        this.#reload();
      }),
    );
  }

  readonly #reload = (): void => {
    const { pendingWork, navigation } = this.#services;
    this.#endings.push(when(() => !pendingWork.isBusy, navigation.reload));
  };
}
