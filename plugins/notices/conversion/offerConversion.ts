import { reaction, when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { convertAccount, loadConversions } from './conversionApi.ts';
import { formatRate, type Conversion } from './Conversion.ts';
import { conversionModal, informationModal } from '../start/modals.ts';
import { isStoredConversions } from '#stored/notices/isStoredConversions.js';

/** Once a session offers to convert an account, or says that the platform converted one. */
export function offerConversion(services: CoreServices): Dispose {
  const { config, http, i18n, modals, notices, reports, session, storage } = services;
  if (config.features['accountConversion'] !== true) return () => undefined;
  const reminded = storage.value({
    key: 'conversion-reminded',
    version: 1,
    fallback: 0,
    check: Number.isSafeInteger as (value: unknown) => value is number,
    area: 'session',
  });
  const notified = storage.value<readonly number[]>({
    key: 'kuna-told',
    version: 1,
    fallback: [],
    check: isStoredConversions,
  });

  const valuesOf = ({
    from,
    to,
    rate,
  }: Conversion): Readonly<Record<'from' | 'to' | 'rate', string>> => ({
    from: formatMoney(from, i18n.language),
    to: formatMoney(to, i18n.language),
    rate: formatRate(rate, i18n.language),
  });

  const remind = async (conversion: Conversion, userId: number): Promise<void> => {
    reminded.write(userId);
    const convert = async (): Promise<'done' | 'open-bets' | 'failed'> => {
      const outcome = await convertAccount(http, conversion.accountId);
      if (outcome === 'done') {
        notified.write([...notified.read(), conversion.accountId]);
        notices.add({
          group: 'default',
          kind: 'default',
          tone: 'success',
          title: i18n.t('notices.later:conversion.done'),
          text: i18n.t('notices.later:conversion.doneText', valuesOf(conversion)),
        });
      }
      return outcome;
    };
    await modals.open(conversionModal, { conversion, convert });
  };

  const ask = async (userId: number): Promise<void> => {
    const [{ offers, converted }] = await Promise.all([
      loadConversions(http),
      i18n.loadNamespace('notices.later'),
    ]);
    const news = converted.find(
      ({ accountId, from }) => from.currency === 'HRK' && !notified.read().includes(accountId),
    );
    const [offer] = offers;
    if (news === undefined && (offer === undefined || reminded.read() === userId)) return;
    await when(() => !modals.isAnyOpen);
    if (session.userId !== userId) return;
    if (news === undefined) {
      if (offer !== undefined) await remind(offer, userId);
    } else if (await modals.open(informationModal, { subject: 'kuna', values: valuesOf(news) })) {
      notified.write([...notified.read(), news.accountId]);
    }
  };

  return reaction(
    () => session.userId,
    (userId) => {
      // Without an answer it is tried again another day.
      if (userId !== undefined)
        ask(userId).catch((error: unknown) =>
          reports.report(error, { plugin: 'notices', contribution: 'account conversion' }),
        );
    },
    { fireImmediately: true },
  );
}
