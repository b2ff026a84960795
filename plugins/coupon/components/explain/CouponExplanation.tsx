import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Icon, LazyPart, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import styles from './CouponExplanation.module.css';

const loadTicketExplanation = async () => (await import('./TicketExplanation.tsx')).TicketExplanation;

/** Unfolds the arithmetic of the coupon as it is composed now; its code and texts come when somebody wants to see it. */
export const CouponExplanation = observer(function CouponExplanation({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon.later');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { coupon } = workspace;
  if (coupon.potentialPayoutMinor === undefined) return null;
  return (
    <div className={styles.fold}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('explain.open')}
        <Icon name="chevron-down" size={14} className={styles.mark} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <LazyPart
            name="coupon.explanation"
            load={loadTicketExplanation}
            texts="arithmetic"
            props={{ ticket: coupon.ticket, names: coupon.rows.map(({ draft }) => draft.outcomeName), currency: coupon.currency }}
            skeleton={<div className={styles.waiting} />}
          />
        ) : null}
      </div>
    </div>
  );
});
