import { reaction, when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { readAnnouncement, type Announcement } from '../api/readAnnouncement.ts';
import { appVersionEvent } from '../contract.ts';
import { ownProtocol, storedForcedReload } from '../domain/appVersion.ts';
import { storedAppVersion } from '../domain/knownVersion.ts';

const firstCheckMs = 60_000;
const checkEveryMs = 300_000;
/** Whoever said "later" is asked again after an hour, not at every check. */
const remindMs = 3_600_000;
/** Time to finish a sentence before the page goes. */
const graceMs = 60_000;

/**
 * Notices that the application was deployed anew and offers to load it. A page that speaks another protocol than the
 * platform is loaded anew by itself, but never while a bet or a payment is in flight.
 */
export function watchUpdates(services: CoreServices): Dispose {
  const { clock, critical, environment, events, http, i18n, navigation, notices, scheduler, storage } = services;
  const known = storage.value(storedAppVersion);
  const forced = storage.value(storedForcedReload);
  const endings: Dispose[] = [];
  let running = services.config.site.appVersion;
  let offered: { readonly version: string; readonly atMs: number } | undefined;
  let isForcing = false;

  const reload = (): void => void endings.push(when(() => !critical.isBusy, navigation.reload));

  const offer = async (version: string): Promise<void> => {
    const nowMs = clock.monotonicMs();
    if (isForcing || (offered?.version === version && nowMs - offered.atMs < remindMs)) return;
    offered = { version, atMs: nowMs };
    await i18n.loadNamespace('notices.later');
    notices.add({
      group: 'update',
      kind: 'default-with-controls',
      tone: 'info',
      title: i18n.t('notices.later:update.title'),
      text: i18n.t('notices.later:update.text'),
      actions: [
        { id: 'reload', label: i18n.t('notices.later:update.reload'), run: reload },
        { id: 'later', label: i18n.t('notices.later:update.later'), run: () => undefined },
      ],
    });
  };

  const force = async (protocol: number): Promise<void> => {
    if (isForcing) return;
    isForcing = true;
    await i18n.loadNamespace('notices.later');
    notices.add({
      group: 'update',
      kind: 'without-timeout',
      tone: 'info',
      title: i18n.t('notices.later:update.title'),
      text: i18n.t('notices.later:update.forced'),
      actions: [{ id: 'reload', label: i18n.t('notices.later:update.reload'), run: reload }],
    });
    // A page that comes back with the old protocol is not the application's to mend: once is enough.
    if (forced.read() === protocol) return;
    endings.push(
      scheduler.after(graceMs, () => {
        forced.write(protocol);
        reload();
      }),
    );
  };

  const hear = async ({ appVersion, protocol }: Announcement): Promise<void> => {
    if (appVersion !== undefined) {
      if (running === '') running = appVersion;
      const last = known.read();
      if (last !== appVersion) {
        known.write(appVersion);
        if (last !== '') events.emit(appVersionEvent, { from: last, to: appVersion });
      }
      if (appVersion !== running) await offer(appVersion);
    }
    if (protocol !== undefined && protocol !== ownProtocol) await force(protocol);
  };

  endings.push(
    // Another tab may have heard of it first: the guard tells.
    events.on(appVersionEvent, ({ to }) => {
      if (running !== '' && to !== running) void offer(to);
    }),
    // The platform may have pushed it with a new configuration.
    reaction(
      () => services.config.site,
      ({ appVersion, protocolVersion }) => void hear({ appVersion: appVersion === '' ? undefined : appVersion, protocol: protocolVersion }),
    ),
    scheduler.after(firstCheckMs, () => endings.push(scheduler.poll({ everyMs: checkEveryMs, isImmediate: true }, async () => hear(await readAnnouncement(http, environment.language))))),
  );
  return () => {
    for (const end of endings.splice(0)) end();
  };
}
