import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import type { Odds } from '#domain/odds/Odds.ts';
import { classNames, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import styles from './SelectionRow.module.css';

interface SelectionOddsProps {
  readonly was: Odds;
  readonly now: Odds;
}

/** Current odds; after a move also the old ones, struck out, with a direction. */
export const SelectionOdds = observer(function SelectionOdds({ was, now }: SelectionOddsProps) {
  const t = useTranslate('coupon.later');
  const writer = oddsWriterFor(useServices());
  if (was === now) {
    return (
      <span className={styles.odds}>
        <span className={classNames('num', styles.value)} translate="no">
          {writer.exactPrice(now)}
        </span>
      </span>
    );
  }
  return (
    <span className={styles.odds}>
      <span aria-hidden="true" className={styles.moved} translate="no">
        <s className="num" translate="no">
          {writer.price(was)}
        </s>
        <span className={classNames('num', styles.value)} translate="no">
          {writer.exactPrice(now)}
        </span>
      </span>
      <VisuallyHidden>
        {t('odds.changed', { was: writer.price(was), now: writer.price(now) })}
      </VisuallyHidden>
    </span>
  );
});
