import { observer } from 'mobx-react-lite';
import type { Odds } from '#domain/odds/Odds.ts';
import { classNames, useTranslate, VisuallyHidden, type Format } from '#core/ui';
import styles from './SelectionRow.module.css';

interface SelectionOddsProps {
  readonly was: Odds;
  readonly now: Odds;
  readonly format: Format;
}

/** The odds on offer; when they moved, with the old ones struck out and a triangle for the direction. */
export const SelectionOdds = observer(function SelectionOdds({
  was,
  now,
  format,
}: SelectionOddsProps) {
  const t = useTranslate('coupon');
  if (was === now) {
    return (
      <span className={styles.odds}>
        <span className={classNames('num', styles.value)} translate="no">
          {format.odds(now)}
        </span>
      </span>
    );
  }
  return (
    <span className={styles.odds}>
      <span aria-hidden="true" className={styles.moved} translate="no">
        <s className="num" translate="no">
          {format.odds(was)}
        </s>
        <span className={classNames('num', styles.value)} translate="no">
          {format.odds(now)}
        </span>
      </span>
      <VisuallyHidden>
        {t('odds.changed', { was: format.odds(was), now: format.odds(now) })}
      </VisuallyHidden>
    </span>
  );
});
