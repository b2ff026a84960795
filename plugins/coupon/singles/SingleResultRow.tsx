import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { classNames, Icon, useFormat, useTranslate } from '#core/ui';
import { useBetText } from '../bet/useBetText.ts';
import { explainRefusal } from '../refusals/explainRefusal.ts';
import type { SingleResult } from '../place/Placement.ts';
import styles from './Singles.module.css';

interface SingleResultRowProps {
  readonly single: SingleResult;
  readonly name: string;
  /** Button with the remedy. */
  readonly remedy?: ReactNode;
}

/** The result of one of many singles: its bet number, or why it was not placed. */
export const SingleResultRow = observer(function SingleResultRow({
  single: { bet, errors, selection, stake },
  name,
  remedy,
}: SingleResultRowProps) {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const text = useBetText();
  const amount = bet?.stake ?? stake;
  const { key, limit } = explainRefusal(errors);
  const reason = [
    t(key, { event: format.names(selection?.eventName ?? name) }),
    limit === undefined
      ? ''
      : t('refused.limit', { limit: format.money(createMoney(limit.minor, limit.currency)) }),
  ];
  return (
    <li className={styles.result}>
      <Icon
        name={bet === undefined ? 'alert-circle' : 'circle-check'}
        size={16}
        className={bet === undefined ? styles.bad : styles.good}
      />
      <span className={styles.name}>{name}</span>
      {amount === undefined ? null : (
        <b className={classNames('num', bet === undefined && styles.unpaid)} translate="no">
          {format.money(createMoney(amount.minor, amount.currency))}
        </b>
      )}
      {bet === undefined ? (
        <span className={styles.reason}>
          {reason.filter((text) => text !== '').join(' ')}
          {remedy}
        </span>
      ) : (
        <>
          <span className={styles.reason}>
            <bdi>{format.names(bet.selections[0]?.eventName ?? '')}</bdi>
            {' · '}
            <bdi className="num" translate="no">
              {text.odds(bet)}
            </bdi>
          </span>
          <span className={classNames('num', styles.reason)}>
            <bdi translate="no">{text.number(bet.id)}</bdi>
            {' · '}
            {t('total.win')} <bdi>{format.money(bet.payout ?? bet.potentialPayout)}</bdi>
          </span>
        </>
      )}
    </li>
  );
});
