import { observer } from 'mobx-react-lite';
import { Button, Icon, Spinner, useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import { PlacingWords } from '../place/PlacingWords.tsx';
import { usePlacementStore, usePlacingStore } from '../setup/useStores.ts';
import type { OneClickStore } from './OneClickStore.ts';
import styles from './ArmedBar.module.css';

interface ArmedBarProps {
  readonly oneClick: OneClickStore;
  /** False while the coupon itself is visible and shows the same. */
  readonly isShown: boolean;
}

/**
 * While one-click betting is on: styles all odds, and shows a bar with pending bets if the coupon
 * is hidden.
 */
export const ArmedBar = observer(function ArmedBar({ oneClick, isShown }: ArmedBarProps) {
  const t = useTranslate('coupon.later');
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const isPlacing = placing.stage === 'placing';

  if (!isShown) return <span className={styles.none} />;
  return (
    <section className={styles.bar} aria-label={t('one-click')}>
      {isPlacing ? <Spinner className={styles.spinner} /> : <Icon name="bolt" size={20} />}
      <span className={styles.text}>
        <b className={styles.words}>
          {isPlacing ? <PlacingWords placement={placement} /> : t('one-click.title')}
        </b>
        <small>
          <Amount minor={oneClick.stakeMinor} currency={oneClick.currency} />
        </small>
      </span>
      <Button onClick={oneClick.turnOff}>{t('one-click.turn-off')}</Button>
    </section>
  );
});
