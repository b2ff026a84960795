import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { classNames, Pager, useFormat, useTranslate } from '#core/ui';
import { listedBets, singleBets } from '#domain/ticket/explain/singleBets.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import { Fold } from './Fold.tsx';
import styles from './SingleBets.module.css';
import { useFigureText } from './useFigureText.ts';

interface SingleBetsProps {
  readonly ticket: Ticket;
  /** Names of the selections, in the order of the ticket. */
  readonly names: readonly string[];
  readonly currency: string;
}

/** Bets over which a total is divided; computed on expansion. */
export const SingleBets = observer(function SingleBets(props: SingleBetsProps) {
  const t = useTranslate('coupon.arithmetic');
  const { number } = useFormat();
  const count = listedBets(props.ticket);
  if (count === 0) return null;
  return (
    <Fold label={t('bets.title', { bets: number(count) })}>
      {() => <BetPages {...props} count={count} />}
    </Fold>
  );
});

const pageSize = 50;

const BetPages = observer(function BetPages({
  ticket,
  names,
  currency,
  count,
}: SingleBetsProps & { readonly count: number }) {
  const write = useFigureText(names, currency);
  const [wanted, setWanted] = useState(1);
  const pageCount = Math.ceil(count / pageSize);
  const page = Math.min(wanted, pageCount);
  const from = (page - 1) * pageSize;
  return (
    <div className={styles.pages}>
      <ol className={styles.bets} start={from + 1}>
        {singleBets(ticket, from, pageSize).map(({ index, selections, factor, payout, isLost }) => (
          <li key={index} className={classNames(isLost && styles.lost)}>
            <span className={styles.names}>
              {selections.map((place) => names[place] ?? String(place + 1)).join(' + ')}
            </span>
            <span className={classNames('num', styles.figures)} translate="no">
              × {write(factor)} = <b>{write(payout)}</b>
            </span>
          </li>
        ))}
      </ol>
      <Pager page={page} pageCount={pageCount} onChange={setWanted} />
    </div>
  );
});
