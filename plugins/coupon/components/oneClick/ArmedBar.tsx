import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createMoney } from '#core';
import { Button, Icon, useFormat, useTranslate } from '#core/ui';
import type { OneClick } from '../../stores/oneClick/OneClick.ts';
import styles from './ArmedBar.module.css';

interface ArmedBarProps {
  readonly oneClick: OneClick;
  /** False while the coupon itself stands beside the page and says the same. */
  readonly isShown: boolean;
}

/** While a press on odds is a bet: marks all odds, hears Esc, and says so where the coupon is out of sight. */
export const ArmedBar = observer(function ArmedBar({ oneClick, isShown }: ArmedBarProps) {
  const t = useTranslate('coupon.later');
  const format = useFormat();

  useEffect(() => {
    const root = document.documentElement;
    const handleKey = (event: KeyboardEvent): void => {
      // What is open over the page is closed first.
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open], :popover-open') === null) oneClick.turnOff();
    };
    root.dataset['oneClick'] = '';
    document.addEventListener('keydown', handleKey);
    return () => {
      delete root.dataset['oneClick'];
      document.removeEventListener('keydown', handleKey);
    };
  }, [oneClick]);

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
