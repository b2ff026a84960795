import { autorun } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import type { SiteAccess } from '../contract.ts';
import { isAnnounced, nextChangeS, type Maintenance } from './Maintenance.ts';
import { momentText } from './momentText.ts';
import { isStoredNotice } from '#stored/access/isStoredNotice.js';

/** Identity of an announcement: another begin or end makes another one. */
function nameOf({ startsAtS, endsAtS }: Maintenance): string {
  return `${startsAtS ?? 0}-${endsAtS ?? 0}`;
}

/**
 * ACC-20: shows planned maintenance until it is closed; only another announcement appears again.
 */
export function announceMaintenance(
  access: Pick<SiteAccess, 'maintenance'>,
  services: CoreServices,
): Dispose {
  const { clock, environment, i18n, notices, preferences, scheduler, storage } = services;
  const closed = storage.value<string>({
    key: 'access/announcement',
    version: 1,
    fallback: '',
    check: isStoredNotice,
  });
  let shown: { readonly name: string; readonly withdraw: Dispose } | undefined;
  let cancelChange: Dispose | undefined;

  const show = async (maintenance: Maintenance): Promise<void> => {
    await i18n.loadNamespace('access');
    if (maintenance !== access.maintenance || !isAnnounced(maintenance, clock.nowMs() / 1000))
      return;
    const name = nameOf(maintenance);
    if (shown?.name === name) return;
    shown?.withdraw();
    const { startsAtS, endsAtS } = maintenance;
    const write = (atS: number): string =>
      momentText(atS, environment.language, preferences.timeZoneOffsetMin, preferences.is12h);
    const from = write(startsAtS ?? clock.nowMs() / 1000);
    const withdraw = notices.add({
      group: 'maintenance',
      kind: 'without-timeout',
      tone: 'warning',
      title: i18n.t('access:announcement.title'),
      text:
        endsAtS === undefined
          ? i18n.t('access:announcement.textOpen', { from })
          : i18n.t('access:announcement.text', { from, until: write(endsAtS) }),
      onClose: () => closed.write(name),
    });
    shown = { name, withdraw };
  };
  const hide = (): void => {
    shown?.withdraw();
    shown = undefined;
  };
  const notify = (maintenance: Maintenance): void => {
    const nowS = clock.nowMs() / 1000;
    cancelChange?.();
    const changeS = nextChangeS(maintenance, nowS);
    cancelChange =
      changeS === undefined
        ? undefined
        : scheduler.atPlatformMs(changeS * 1000, () => notify(maintenance));
    if (!isAnnounced(maintenance, nowS)) hide();
    else if (closed.read() !== nameOf(maintenance)) void show(maintenance);
  };
  const stop = autorun(() => notify(access.maintenance));
  return () => {
    stop();
    cancelChange?.();
    hide();
  };
}
