import { observer } from 'mobx-react-lite';
import { pickOf } from '#domain/bets/pickOf.ts';
import { useRef } from 'react';
import { LazyPart, useServices, useTranslate } from '#core/ui';
import { loadTicketExplanation } from '../contract.ts';
import { Fold } from './Fold.tsx';
import styles from './TicketExplanation.module.css';
import { useCouponStore, useMoneyStore, useRowsStore, useTicketStore } from '../setup/useStores.ts';

/** Explains the composed coupon's arithmetic; code and texts load when expanded. */
export const CouponExplanation = observer(function CouponExplanation() {
  const money = useMoneyStore();
  const t = useTranslate('coupon.later');
  if (money.potentialPayoutMinor === undefined) return null;
  return <Fold label={t('explain.open')}>{() => <Unfolded />}</Fold>;
});

const Unfolded = observer(function Unfolded() {
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const rows = useRowsStore();
  const tickets = useTicketStore();
  const { direction } = useServices().environment;
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part}>
      <LazyPart
        name="coupon.explanation"
        load={loadTicketExplanation}
        texts="arithmetic"
        props={{
          ticket: tickets.ticket,
          names: rows.all.map(({ draft }) => pickOf(draft, direction)),
          currency: coupon.currency,
          terms: money.terms,
          ...(money.potentialPayoutMinor === undefined
            ? {}
            : { statedMinor: money.potentialPayoutMinor }),
          // Scrolls into view, because the sticky amount would hide it.
          onShown: () => part.current?.scrollIntoView?.({ block: 'nearest' }),
        }}
        skeleton={<div className={styles.waiting} />}
      />
    </div>
  );
});
