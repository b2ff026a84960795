import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button, IconButton, useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import styles from '../compose/CouponFoot.module.css';
import { PlacingButton } from './PlacingButton.tsx';
import { useWantedFocus } from '../frame/useWantedFocus.ts';
import {
  useCouponStore,
  useMoneyStore,
  usePlacementStore,
  usePlacingStore,
  useRowsStore,
  useStakeCheckStore,
} from '../setup/useStores.ts';

/** Kinds whose bets are counted on the button. */
function hasManyBets(type: CouponType): boolean {
  return type === 'singles' || type === 'lucky' || type === 'patent';
}

/** Place button, which sends the displayed odds, and a button that removes changed selections. */
export const PlaceActions = observer(function PlaceActions() {
  const t = useTranslate('coupon.later');
  const tKinds = useTranslate('coupon.kinds');
  const ref = useRef<HTMLButtonElement>(null);
  useWantedFocus('place', ref);
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const rows = useRowsStore();
  const stakeCheck = useStakeCheckStore();
  const { stage } = placing;
  if (placement.isUnderWay)
    return stage === 'placing' ? <PlacingButton placement={placement} /> : null;
  const shown = new Map(rows.all.map((row) => [row.draft.outcomeId, row.odds]));
  const isChanged = stage === 'changed' && placing.isSignedIn;
  const isSessionOver = placing.isSignedIn && placing.blocker?.kind === 'session';
  const label = !placing.isSignedIn
    ? 'place.sign-in'
    : isSessionOver
      ? 'place.session'
      : isChanged
        ? 'place.accept'
        : money.isVipNeeded
          ? 'coupon.money:vip.send'
          : money.promo !== undefined
            ? 'coupon.money:place.code'
            : stage === 'refused' && !placing.isHopeless
              ? 'place.again'
              : 'place';
  const hasAmount = placing.isSignedIn && !isSessionOver && stakeCheck.stakeProblem === undefined;
  return (
    <div className={styles.actions}>
      <Button
        ref={ref}
        variant="primary"
        size="lg"
        isBlock
        isDisabled={!placing.canPress}
        onClick={() => placing.place(shown, isChanged)}
      >
        {label === 'place' && hasManyBets(coupon.type)
          ? tKinds('place.bets', { count: coupon.betCount })
          : t(label)}
        {hasAmount ? <Amount minor={coupon.totalStakeMinor} currency={coupon.currency} /> : null}
      </Button>
      {stage === 'changed' && rows.changed.length > 0 ? (
        <IconButton
          icon="trash"
          label={t('place.remove-changed', { count: rows.changed.length })}
          isOutlined
          size="lg"
          onClick={rows.removeChanged}
        />
      ) : null}
    </div>
  );
});
