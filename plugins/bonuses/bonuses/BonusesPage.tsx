import { observer } from 'mobx-react-lite';
import { Alert, useTranslate } from '#core/ui';
import { RightNote } from '../../auth/ui.ts';
import { BonusesFrame } from '../frame/BonusesFrame.tsx';
import { PressAlert } from '../frame/PressAlert.tsx';
import { BonusGroup } from './BonusGroup.tsx';
import { OfferCards } from './OfferCards.tsx';
import { usePressStore } from '../frame/usePressStore.ts';
import { BonusesStore } from './BonusesStore.ts';

/** Bonuses: offered, active, done and refused. */
export const BonusesPage = observer(function BonusesPage() {
  const tMenu = useTranslate('bonuses');
  const t = useTranslate('bonuses.page');
  const store = usePressStore(BonusesStore);
  return (
    <BonusesFrame title={tMenu('menu')} resource={store.answer} hasSiblings>
      {(state) => (
        <>
          <RightNote right="bonus" />
          <PressAlert presses={store.presses} />
          {state.canChoose ? (
            <OfferCards store={store} state={state} />
          ) : state.choice === 'none' ? (
            <Alert tone="neutral">{t('refused.first')}</Alert>
          ) : null}
          <BonusGroup
            group="active"
            store={store}
            isAlways={!state.canChoose}
            bonuses={state.bonuses.filter((each) => each.state === 'active')}
          />
          <BonusGroup
            group="done"
            store={store}
            bonuses={state.bonuses.filter(
              (each) => each.state !== 'active' && each.state !== 'given_up',
            )}
          />
          <BonusGroup
            group="refused"
            store={store}
            bonuses={state.bonuses.filter((each) => each.state === 'given_up')}
          />
        </>
      )}
    </BonusesFrame>
  );
});
