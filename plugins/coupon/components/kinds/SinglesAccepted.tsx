import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createMoney } from '#core';
import { Button, classNames, Icon, useFormat, useTranslate } from '#core/ui';
import { betNumber } from '../../domain/betNumber.ts';
import { explainRefusal } from '../../domain/explainRefusal.ts';
import type { SingleResult } from '../../domain/Placement.ts';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import acceptedStyles from '../BetAccepted.module.css';
import styles from './SinglesAccepted.module.css';

interface SinglesAcceptedProps {
  readonly singles: readonly SingleResult[];
  readonly workspace: CouponWorkspace;
}

/** What became of each of many singles: its number, or why it was not placed. Those that were not stay in the coupon. */
export const SinglesAccepted = observer(function SinglesAccepted({ singles, workspace }: SinglesAcceptedProps) {
  const t = useTranslate('coupon.kinds');
  const tCoupon = useTranslate('coupon');
  const format = useFormat();
  const doneRef = useRef<HTMLButtonElement>(null);
  const { coupon, placement, selections } = workspace;
  const placed = singles.filter((single) => single.bet !== undefined).length;
  const failed = singles.length - placed;

  // The button that was pressed is gone: its focus must not be lost with it.
  useEffect(() => {
    if (document.activeElement === document.body) doneRef.current?.focus({ preventScroll: true });
  }, []);

  function nameOf({ outcomeId, bet }: SingleResult): string {
    return bet?.selections[0]?.outcomeName ?? coupon.row(outcomeId)?.live?.outcomeName ?? selections.drafts.find((draft) => draft.outcomeId === outcomeId)?.outcomeName ?? '';
  }

  function reasonOf({ errors }: SingleResult): string {
    const { key, limit } = explainRefusal(errors);
    return [tCoupon(key), limit === undefined ? '' : tCoupon('refused.limit', { limit: format.money(createMoney(limit.minor, limit.currency)) })].filter((text) => text !== '').join(' ');
  }

  return (
    <div>
      <div className={acceptedStyles.head}>
        <span className={classNames(acceptedStyles.mark, failed > 0 && styles.partly)}>
          <Icon name={failed > 0 ? 'alert-triangle' : 'check'} size={24} />
        </span>
        <h3 className={acceptedStyles.title}>{t('singles.title', { placed, count: singles.length })}</h3>
        {failed > 0 ? <p className={acceptedStyles.number}>{t('singles.kept', { count: failed })}</p> : null}
      </div>
      <ul className={styles.results}>
        {singles.map((single) => (
          <li key={single.outcomeId} className={styles.result}>
            <Icon name={single.bet === undefined ? 'alert-circle' : 'circle-check'} size={16} className={single.bet === undefined ? styles.bad : styles.good} />
            <span className={styles.name}>{nameOf(single)}</span>
            {single.bet === undefined ? (
              <span className={styles.reason}>{reasonOf(single)}</span>
            ) : (
              <>
                <b className="num" translate="no">
                  {format.money(createMoney(single.bet.stake.minor, single.bet.stake.currency))}
                </b>
                <span className={classNames('num', styles.reason)} translate="no">
                  {tCoupon('accepted.number', { number: betNumber(single.bet.id) })}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={acceptedStyles.actions}>
        {failed > 0 || placement.placed.length === 0 ? null : (
          <Button variant="secondary" size="lg" isBlock onClick={() => workspace.keepSelections()}>
            {tCoupon('accepted.keep')}
          </Button>
        )}
        <Button ref={doneRef} variant="primary" size="lg" isBlock onClick={placement.dismiss}>
          {failed > 0 ? t('singles.back', { count: failed }) : tCoupon('accepted.done')}
        </Button>
      </div>
    </div>
  );
});
