import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button, classNames, Icon, LazyPart, useFormat, useTranslate } from '#core/ui';
import { SumLine } from '../money/SumLine.tsx';
import { useBetText } from '../bet/useBetText.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import styles from './BetAccepted.module.css';
import { useCouponStores } from '../setup/useCouponStores.ts';

const loadActions = async () => (await import('./PlacedActions.tsx')).PlacedActions;

/** The accepted bet, with odds and stake of the answer, not of the coupon. */
export const BetAccepted = observer(function BetAccepted({ bet }: { readonly bet: Bet }) {
  const { placement, repeats } = useCouponStores();
  const t = useTranslate('coupon');
  const tKinds = useTranslate('coupon.kinds');
  const format = useFormat();
  const text = useBetText();
  const doneRef = useRef<HTMLButtonElement>(null);

  // The button that was pressed is gone: the focus must not be lost.
  useEffect(() => {
    if (document.activeElement === document.body) doneRef.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="check" size={24} />
        </span>
        <h3 className={styles.title}>{t('accepted.title')}</h3>
        <p className={classNames('num', styles.number)} translate="no">
          {text.number(bet.id)} · {format.time(bet.placedAtS)}
        </p>
      </div>
      <dl className={styles.totals}>
        <SumLine
          label={
            bet.type === 'single'
              ? text.kind(bet)
              : tKinds('summary', { kind: text.kind(bet), count: bet.selections.length })
          }
          value={bet.odds === undefined ? undefined : text.odds(bet)}
        />
        <SumLine label={t('stake')} value={format.money(bet.stake)} />
        <SumLine label={t('total.win')} value={format.money(bet.potentialPayout)} isMain />
      </dl>
      <div className={styles.actions}>
        <LazyPart
          name="coupon.placed-actions"
          load={loadActions}
          props={{ bet }}
          hasLaterTexts
          skeleton={<div className={styles.next} />}
        />
        {placement.placed.length === 0 ? null : (
          <Button variant="secondary" size="lg" isBlock onClick={() => repeats.keepSelections()}>
            {t('accepted.keep')}
          </Button>
        )}
        <Button ref={doneRef} variant="primary" size="lg" isBlock onClick={placement.dismiss}>
          {t('accepted.done')}
        </Button>
      </div>
    </div>
  );
});
