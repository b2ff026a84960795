import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices, useTranslate } from '#core/ui';
import { createPromoStore } from './createPromoStore.ts';

/** Wagering progress of a bonus account; nothing until the platform has answered. */
export const WagerText = observer(function WagerText({
  accountId,
}: {
  readonly accountId: number;
}) {
  const t = useTranslate('coupon.money');
  const services = useServices();
  const [store] = useState(() => createPromoStore(services));
  useEffect(() => void store.promotions.load(), [store]);
  const wager = store.wagers.find((each) => each.accountId === accountId);
  return wager === undefined ? null : (
    <small className="num">{t('account.wager', { percent: wager.percent })}</small>
  );
});
