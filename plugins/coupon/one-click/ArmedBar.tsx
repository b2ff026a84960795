import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { Button, Icon, useFormat, useTranslate } from '#core/ui';
import type { OneClick } from './OneClick.ts';
import styles from './ArmedBar.module.css';

interface ArmedBarProps {
  readonly oneClick: OneClick;
  /** False while the coupon itself stands beside the page and says the same. */
  readonly isShown: boolean;
}

/** While a press on odds is a bet: brings the look of all odds, and says so where the coupon is out of sight. */
export const ArmedBar = observer(function ArmedBar({ oneClick, isShown }: ArmedBarProps) {
  const t = useTranslate('coupon.later');
  const format = useFormat();

  if (!isShown) return <span className={styles.none} />;
  return (
    <section className={styles.bar} aria-label={t('one-click')}>
      <Icon name="bolt" size={20} />
      <span className={styles.text}>
        <b>{t('one-click.title')}</b>
        <small>
          <bdi className="num" translate="no">
            {format.money(createMoney(oneClick.stakeMinor, oneClick.currency))}
          </bdi>
        </small>
      </span>
      <Button onClick={oneClick.turnOff}>{t('one-click.turn-off')}</Button>
    </section>
  );
});
