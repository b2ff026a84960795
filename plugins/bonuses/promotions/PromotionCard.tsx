import { observer } from 'mobx-react-lite';
import { DescriptionList, useFormat, useTranslate } from '#core/ui';
import { Card } from '../frame/Card.tsx';
import styles from '../frame/Frame.module.css';
import { useOddsText } from '../frame/useOddsText.ts';
import { useUtcDate } from '../frame/useUtcDate.ts';
import type { Promotion } from './Promotions.ts';
import type { PromotionsStore } from './PromotionsStore.ts';

const tones = {
  open: 'info',
  joined: 'accent',
  done: 'success',
  ended: 'neutral',
} as const satisfies Record<Promotion['state'], string>;

/** Card of a promotion: terms before the action; the result stays after the end. */
export const PromotionCard = observer(function PromotionCard({
  promotion,
  store,
}: {
  readonly promotion: Promotion;
  readonly store: PromotionsStore;
}) {
  const t = useTranslate('bonuses.page');
  const { dateTime, money } = useFormat();
  const date = useUtcDate();
  const odds = useOddsText();
  const { bets, counted, group, state } = promotion;
  const takes =
    bets === 0
      ? t('promotion.takes.points')
      : t('promotion.takes.bets', {
          count: bets,
          stake: money(promotion.leastStake),
          selections: promotion.leastSelections,
          odds: odds(promotion.leastOdds),
        });
  return (
    <Card
      title={t('promotion.title', { amount: money(promotion.freeBet) })}
      badge={t(`promotion.${state}`)}
      tone={tones[state]}
      presses={store.presses}
      press={
        state === 'open' && {
          id: promotion.id,
          label: t(`promotion.join.${group}`),
          begin: () => void store.join(promotion),
        }
      }
    >
      <DescriptionList
        items={[
          { id: 'takes', label: t('promotion.takes'), value: takes },
          {
            id: 'time',
            label: t('promotion.time'),
            value: `${date(promotion.startsAtS)} – ${date(promotion.endsAtS)}`,
          },
          {
            id: 'code',
            label: t('promotion.code'),
            value: t('promotion.code.value', { count: promotion.codeDays }),
          },
          { id: 'pays', label: t('promotion.pays'), value: t('promotion.pays.value') },
        ]}
      />
      {bets > 0 && promotion.joinedAtS !== undefined ? (
        <p className="num">{t('promotion.counted', { counted, bets })}</p>
      ) : null}
      {promotion.code === undefined || promotion.codeEndsAtS === undefined ? null : (
        <>
          <p>{t('promotion.given', { until: dateTime(promotion.codeEndsAtS) })}</p>
          <b className={styles.code} dir="ltr" translate="no">
            {promotion.code}
          </b>
        </>
      )}
    </Card>
  );
});
