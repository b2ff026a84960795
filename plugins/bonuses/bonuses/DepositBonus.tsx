import { observer } from 'mobx-react-lite';
import { Alert, ButtonLink, ResourceView, useFormat, useTranslate } from '#core/ui';
import { useHasProduct } from '../../auth/ui.ts';
import { usePressStore } from '../frame/usePressStore.ts';
import type { Bonuses } from './Bonuses.ts';
import { BonusesStore } from './BonusesStore.ts';

/** Bonus that the first deposit starts, beside the amount, with a link to the other choices. */
export const DepositBonus = observer(function DepositBonus() {
  const store = usePressStore(BonusesStore);
  return (
    <ResourceView resource={store.answer} skeleton={null} missing={null} failedTitle={null}>
      {(state) => <ChosenBonus state={state} />}
    </ResourceView>
  );
});

const ChosenBonus = observer(function ChosenBonus({ state }: { readonly state: Bonuses }) {
  const t = useTranslate('bonuses.page');
  const { money, number } = useFormat();
  const hasProduct = useHasProduct();
  const offer = state.offers.find(({ choice }) => choice === state.choice);
  if (!state.canChoose || offer === undefined || !hasProduct(offer.choice)) return null;
  return (
    <Alert
      tone="info"
      title={t(`offer.${offer.choice}`)}
      actions={
        <ButtonLink size="sm" to={{ name: 'bonuses.deposit' }}>
          {t('deposit.terms')}
        </ButtonLink>
      }
    >
      {t('deposit.starts', { percent: number(offer.percent), most: money(offer.most) })}
      {offer.choice === 'sport' ? ` ${t('terms.cashOut.value')}` : null}
    </Alert>
  );
});
