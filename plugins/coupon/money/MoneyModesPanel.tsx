import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { useFormat, useTranslate } from '#core/ui';
import { Note } from '../notes/Note.tsx';
import { BonusBox } from './BonusBox.tsx';
import { MoneySwitch } from './MoneySwitch.tsx';
import { useCouponStore, useMoneyStore } from '../setup/useStores.ts';

/** Above the stake: bonus, advance, and the request for a stake above the maximum. */
export const MoneyModesPanel = observer(function MoneyModesPanel() {
  const t = useTranslate('coupon.money');
  const format = useFormat();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  return (
    <>
      <BonusBox money={money} />
      {money.availableAdvanceMinor > 0 ? (
        <MoneySwitch
          icon="coins"
          label={t('advance.title')}
          hint={t('advance.text', {
            amount: format.money(createMoney(money.availableAdvanceMinor, coupon.currency)),
          })}
          isOn={money.isAdvanceOn}
          onChange={money.setAdvance}
        />
      ) : null}
      {money.isVipOn ? (
        <MoneySwitch
          icon="star"
          label={t('vip.title')}
          hint={t('vip.text')}
          isOn
          onChange={money.setVip}
        />
      ) : null}
      {money.isVipNeeded ? (
        <Note tone="info" icon="clock">
          {t('vip.note')}
        </Note>
      ) : null}
    </>
  );
});
