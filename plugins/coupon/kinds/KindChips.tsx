import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Chip, useTranslate } from '#core/ui';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import styles from '../frame/CouponSheet.module.css';
import { useKinds } from './useKinds.ts';
import { useCarriedTotalStore, useCouponStore, usePlacementStore } from '../setup/useStores.ts';

/** Kinds of bet on a phone, scrolling; an unavailable one says why when pressed. */
export const KindChips = observer(function KindChips() {
  const t = useTranslate('coupon.kinds');
  const carriedTotal = useCarriedTotalStore();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const kinds = useKinds();
  const rowRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<CouponType | undefined>(undefined);
  const { type } = coupon;
  const reason = kinds.find((kind) => kind.type === asked && kind.isOff)?.text;

  // Scrolls to the chosen kind, also when the number of selections determined it.
  useEffect(() => {
    rowRef.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [type]);

  return (
    <div className={styles.kinds}>
      <div ref={rowRef} className={styles.kindRow} role="group" aria-label={t('menu')}>
        {[...kinds]
          .sort((first, second) => Number(first.isOff) - Number(second.isOff))
          .map((kind) => (
            <Chip
              key={kind.type}
              isOn={kind.isOn}
              className={styles.kindChip}
              aria-disabled={kind.isOff || placement.isUnderWay || undefined}
              aria-label={
                kind.isOff ? t('chip.off', { name: kind.name, reason: kind.text }) : undefined
              }
              onClick={() => {
                setAsked(kind.type);
                if (!kind.isOff && !placement.isUnderWay) carriedTotal.choose(kind.type);
              }}
            >
              {kind.name}
            </Chip>
          ))}
      </div>
      {reason === undefined ? null : (
        <p className={styles.kindReason}>
          {t('chip.off', { name: kinds.find((kind) => kind.type === asked)?.name ?? '', reason })}
        </p>
      )}
    </div>
  );
});
