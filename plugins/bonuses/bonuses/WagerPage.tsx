import { observer } from 'mobx-react-lite';
import { Fold, useTranslate } from '#core/ui';
import { BonusesFrame } from '../frame/BonusesFrame.tsx';
import { PressAlert } from '../frame/PressAlert.tsx';
import styles from '../frame/Frame.module.css';
import { BonusGroup } from './BonusGroup.tsx';
import { usePressStore } from '../frame/usePressStore.ts';
import { BonusesStore } from './BonusesStore.ts';

/** Wagering progress of the bonuses, and its rules. */
export const WagerPage = observer(function WagerPage() {
  const t = useTranslate('bonuses.page');
  const store = usePressStore(BonusesStore);
  return (
    <BonusesFrame title={t('page.bonuses.wager')} resource={store.answer} hasSiblings>
      {({ bonuses }) => (
        <>
          <PressAlert presses={store.presses} />
          <BonusGroup
            group="active"
            store={store}
            isAlways
            bonuses={bonuses.filter(({ state }) => state === 'active')}
          />
          <Fold title={t('rules')}>
            {['bets', 'counted', 'end', 'own'].map((rule) => (
              <p key={rule} className={styles.note}>
                {t(`rules.${rule}`)}
              </p>
            ))}
          </Fold>
        </>
      )}
    </BonusesFrame>
  );
});
