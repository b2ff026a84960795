import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices, useTranslate } from '#core/ui';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { createPromoStore } from '../money/createPromoStore.ts';
import { Note } from '../notes/Note.tsx';
import { useAccountStore, useCouponStore, useRowsStore } from '../setup/useStores.ts';
import { countsForWager } from './countsForWager.ts';

/** Note that a bonus account pays the coupon, and whether the bet counts towards its wagering. */
export const BonusNote = observer(function BonusNote() {
  const t = useTranslate('coupon.later');
  const services = useServices();
  const { exactPrice } = oddsWriterFor(services);
  const account = useAccountStore();
  const coupon = useCouponStore();
  const rows = useRowsStore();
  const [store] = useState(() => createPromoStore(services));
  useEffect(() => void store.promotions.load(), [store]);
  const wager = store.wagers.find(({ accountId }) => accountId === account.current?.id);
  const { type } = coupon;
  const isCounted =
    wager === undefined ||
    countsForWager(wager, { type, count: rows.all.length, totalOdds: rows.totalOdds });
  const odds = exactPrice(toOddsOfThousandths(wager?.leastOdds ?? 1000));
  return (
    <Note
      tone={isCounted ? 'info' : 'warning'}
      icon="gift"
      title={isCounted ? t('account.bonus.pays') : t('account.bonus.notCounted')}
    >
      {wager === undefined
        ? undefined
        : wager.leastSelections === undefined
          ? t('account.bonus.counts.any', { odds })
          : t('account.bonus.counts', { count: wager.leastSelections, odds })}
    </Note>
  );
});
