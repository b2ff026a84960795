import { observer } from 'mobx-react-lite';
import { EmptyState, Panel, useTranslate } from '#core/ui';
import { BonusesFrame } from '../frame/BonusesFrame.tsx';
import { PressAlert } from '../frame/PressAlert.tsx';
import { usePressStore } from '../frame/usePressStore.ts';
import styles from '../frame/Frame.module.css';
import { PromotionCard } from './PromotionCard.tsx';
import type { Promotion } from './Promotions.ts';
import { PromotionsStore } from './PromotionsStore.ts';

/** Promotions or rewards: available ones first, ended ones last. */
export const PromotionList = observer(function PromotionList({
  group,
}: {
  readonly group: Promotion['group'];
}) {
  const t = useTranslate('bonuses.page');
  const store = usePressStore(PromotionsStore);
  const name = group === 'promotion' ? 'bonuses.promotion' : 'bonuses.rewards';
  return (
    <BonusesFrame title={t(`page.${name}`)} resource={store.answer} hasSiblings>
      {({ promotions }) => {
        const shown = promotions.filter((each) => each.group === group);
        return (
          <>
            <PressAlert presses={store.presses} />
            <Panel aria-label={t(`page.${name}`)}>
              {shown.length === 0 ? (
                <EmptyState icon="gift" title={t(`${group}.none`)} text={t(`${group}.none.text`)} />
              ) : (
                <div className={styles.cards}>
                  {shown.map((each) => (
                    <PromotionCard key={each.id} promotion={each} store={store} />
                  ))}
                </div>
              )}
            </Panel>
          </>
        );
      }}
    </BonusesFrame>
  );
});
