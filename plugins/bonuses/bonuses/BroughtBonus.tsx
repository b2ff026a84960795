import { observer } from 'mobx-react-lite';
import { Alert, ButtonLink, ResourceView, useFormat, useTranslate } from '#core/ui';
import { wagerRoute } from '../../office/contract.ts';
import { usePaymentHere } from '../../payments/ui.ts';
import { usePressStore } from '../frame/usePressStore.ts';
import type { Bonus } from './Bonuses.ts';
import { BonusesStore } from './BonusesStore.ts';

/** Bonus granted by a deposit, below the notice that it has arrived. */
export function BroughtBonus() {
  const payment = usePaymentHere();
  return payment === undefined ? null : <BonusOfDeposit paymentId={payment.id} />;
}

/** A bonus that has ended meanwhile is not shown. */
export const BonusOfDeposit = observer(function BonusOfDeposit({
  paymentId,
}: {
  readonly paymentId: number;
}) {
  const store = usePressStore(BonusesStore);
  return (
    <ResourceView resource={store.answer} skeleton={null} missing={null} failedTitle={null}>
      {({ bonuses }) => {
        const brought = bonuses.find((bonus) => bonus.paymentId === paymentId);
        return brought?.state === 'active' ? <Brought bonus={brought} /> : null;
      }}
    </ResourceView>
  );
});

const Brought = observer(function Brought({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslate('bonuses.page');
  const { date, money } = useFormat();
  return (
    <Alert
      tone="info"
      title={t(`kind.${bonus.kind}`)}
      actions={
        <ButtonLink size="sm" to={{ name: wagerRoute }}>
          {t('deposit.wagering')}
        </ButtonLink>
      }
    >
      {t('deposit.brought', {
        granted: money(bonus.granted),
        wager: money(bonus.wager),
        until: date(bonus.endsAtS),
      })}
    </Alert>
  );
});
