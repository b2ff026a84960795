import type { CoreServices } from '#core';
import type { AfterSignInQuestion } from '../../auth/contract.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { convertAccount, loadConversions } from './ConversionApi.ts';
import { formatRate, type Conversion } from './Conversion.ts';
import { conversionModal, informationModal } from '../start/modals.ts';
import { isStoredConversions } from '#stored/notices/isStoredConversions.js';

type ConversionServices = Pick<
  CoreServices,
  'config' | 'http' | 'i18n' | 'modals' | 'notices' | 'storage'
>;

/** Offers once a session to convert an account, or shows that the platform has converted one. */
export function offerConversion(services: ConversionServices): AfterSignInQuestion {
  const { config, http, i18n, modals, notices, storage } = services;
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

  return async (userId) => {
    if (config.features['accountConversion'] !== true) return undefined;
    const [{ offers, converted }] = await Promise.all([
      loadConversions(http),
      i18n.loadNamespace('notices.later'),
    ]);
    const news = converted.find(
      ({ accountId, from }) => from.currency === 'HRK' && !notified.read().includes(accountId),
    );
    if (news !== undefined)
      return async () => {
        if (await modals.open(informationModal, { subject: 'kuna', values: valuesOf(news) }))
          notified.write([...notified.read(), news.accountId]);
      };
    const [offer] = offers;
    if (offer === undefined || reminded.read() === userId) return undefined;
    return async () => remind(offer, userId);
  };
}
