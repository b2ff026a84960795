import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { pickOf } from '#domain/bets/pickOf.ts';
import { createMoney } from '#domain/money/Money.ts';
import { Button, classNames, Icon, useFormat, useServices, useTranslate } from '#core/ui';
import type { SingleResult } from '../place/Placement.ts';
import { singleRemedyOf } from '../refusals/singleRemedyOf.ts';
import acceptedStyles from '../accepted/BetAccepted.module.css';
import styles from './Singles.module.css';
import { SingleResultRow } from './SingleResultRow.tsx';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** Each of many singles: its number, or why it was not placed and what fixes it. */
export const SinglesAccepted = observer(function SinglesAccepted({
  singles,
}: {
  readonly singles: readonly SingleResult[];
}) {
  const t = useTranslate('coupon.kinds');
  const tCoupon = useTranslate('coupon.later');
  const doneRef = useRef<HTMLButtonElement>(null);
  const { placement, repeats, rows, selections } = useCouponStores();
  const placed = singles.filter((single) => single.bet !== undefined).length;
  const failed = singles.length - placed;
  const left = singles.filter(
    ({ bet, outcomeId }) => bet === undefined && selections.has(outcomeId),
  ).length;

  // The button that was pressed is gone: the focus must not be lost. A load takes none.
  const { isPressedHere } = placement;
  useEffect(() => {
    if (isPressedHere && document.activeElement === document.body)
      doneRef.current?.focus({ preventScroll: true });
  }, [isPressedHere]);

  function nameOf({ outcomeId, bet, selection }: SingleResult): string {
    const picked = bet?.selections[0] ?? selection ?? rows.of(outcomeId)?.draft;
    return picked === undefined ? '' : pickOf(picked);
  }

  return (
    <div>
      <div className={acceptedStyles.head}>
        <span className={classNames(acceptedStyles.mark, failed > 0 && styles.partly)}>
          <Icon name={failed > 0 ? 'alert-triangle' : 'check'} size={24} />
        </span>
        <h3 className={acceptedStyles.title}>
          {t('singles.title', { placed, count: singles.length })}
        </h3>
        {left > 0 ? (
          <p className={acceptedStyles.number}>{t('singles.kept', { count: left })}</p>
        ) : null}
      </div>
      <ul className={styles.results}>
        {singles.map((single) => (
          <SingleResultRow
            key={single.outcomeId}
            single={single}
            name={nameOf(single)}
            remedy={<RemedyButton single={single} onDone={() => doneRef.current?.focus()} />}
          />
        ))}
      </ul>
      <div className={acceptedStyles.actions}>
        {failed > 0 || placement.placed.length === 0 ? null : (
          <Button variant="secondary" size="lg" isBlock onClick={() => repeats.keepSelections()}>
            {tCoupon('accepted.keep')}
          </Button>
        )}
        <Button ref={doneRef} variant="primary" size="lg" isBlock onClick={placement.dismiss}>
          {left > 0 ? t('singles.back', { count: left }) : tCoupon('accepted.done')}
        </Button>
      </div>
    </div>
  );
});

interface RemedyButtonProps {
  readonly single: SingleResult;
  /** Called when the press removed its own button: the focus has to move. */
  readonly onDone: () => void;
}

const RemedyButton = observer(function RemedyButton({ single, onDone }: RemedyButtonProps) {
  const t = useTranslate('coupon.later');
  const stores = useCouponStores();
  const services = useServices();
  const format = useFormat();
  const writer = oddsWriterFor(useServices());
  const remedy = singleRemedyOf(single, stores, services);
  if (remedy === undefined) return null;
  const { key, count = 1, odds, stakeMinor } = remedy;

  function handlePress(): void {
    remedy?.run();
    if (singleRemedyOf(single, stores, services) === undefined) onDone();
  }

  return (
    <Button size="sm" className={styles.remedy} onClick={handlePress}>
      {t(key, {
        count,
        odds: odds === undefined ? '' : writer.exactPrice(odds),
        amount:
          stakeMinor === undefined
            ? ''
            : format.money(createMoney(stakeMinor, stores.coupon.currency)),
      })}
    </Button>
  );
});
