import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { pickOf } from '#domain/bets/pickOf.ts';
import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { partsInLine } from '#domain/texts/sidesInLine.ts';
import { useOpen, useServices, useTranslate } from '#core/ui';
import { accumulatorsOf } from '../proposals/accumulators/accumulatorsOf.ts';
import { AddToCoupon } from '../proposals/AddToCoupon.tsx';
import styles from './Hero.module.css';

/**
 * The accumulator of the day as a slide: its price, its selections, and the way into the coupon.
 */
export const HeroOffer = observer(function HeroOffer() {
  const services = useServices();
  const { direction } = services.environment;
  const t = useTranslate('betting.accumulators');
  const { value: [offer] = [] } = useOpen(
    useMemo(() => accumulatorsOf('line', services), [services]),
  );
  if (offer === undefined) return null;
  return (
    <li className={styles.slide}>
      <span className={styles.where}>{t('accumulator.title')}</span>
      <strong className={styles.title}>
        {t('accumulator.total')}{' '}
        <span className="num" translate="no">
          {oddsWriterFor(services).exactTotal(offer.odds)}
        </span>
      </strong>
      <span className={styles.text}>
        {partsInLine(
          offer.selections.map((selection) => pickOf(selection, direction)),
          direction,
          // A pick may have a comma of its own (“Winner, including overtime”).
          ' + ',
        )}
      </span>
      <span className={styles.odds}>
        <AddToCoupon selections={offer.selections} isPrimary />
      </span>
    </li>
  );
});
