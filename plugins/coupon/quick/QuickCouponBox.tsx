import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { marketOfPick } from '#domain/bets/marketOfPick.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { AnchoredPanel, Button, IconButton, useFormat, useServices, useTranslate } from '#core/ui';
import { BlockerNote } from '../notes/BlockerNote.tsx';
import type { QuickCouponStore } from './QuickCouponStore.ts';
import { QuickStake } from './QuickStake.tsx';
import { useQuickAnchor } from './useQuickAnchor.ts';
import styles from './QuickCouponBox.module.css';

interface QuickCouponBoxProps {
  readonly quick: QuickCouponStore;
  readonly isSignedIn: boolean;
  readonly onClose: () => void;
}

/** Popover beside the pressed odds: amount, limits, and buttons to bet or add to the coupon. */
export const QuickCouponBox = observer(function QuickCouponBox({
  quick,
  isSignedIn,
  onClose,
}: QuickCouponBoxProps) {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const writer = oddsWriterFor(useServices());
  const betRef = useRef<HTMLButtonElement>(null);
  const anchor = useQuickAnchor(quick.draft.outcomeId);
  const wasPlacing = useRef(false);
  const { draft, odds, stake, stakeProblem, isPlacing } = quick;
  const isWrong = stakeProblem !== undefined && stakeProblem.kind !== 'empty';

  // Closes when its bet is decided, since a notice shows the result. A refused amount stays
  // editable.
  useEffect(() => {
    if (wasPlacing.current && !isPlacing && !quick.isStakeRefused) onClose();
    wasPlacing.current = isPlacing;
  }, [isPlacing, onClose, quick]);

  return (
    <AnchoredPanel
      label={t('quick.label', { name: draft.outcomeName })}
      anchor={() => (anchor?.isConnected === true ? anchor : null)}
      className={styles.panel}
      onClose={onClose}
      onAnchorLost={onClose}
    >
      <div className={styles.head}>
        <span className={styles.words}>
          <b>
            {draft.outcomeName}{' '}
            <bdi className="num" translate="no">
              {writer.exactPrice(toOddsOfThousandths(odds))}
            </bdi>
          </b>
          <small>
            {marketOfPick(draft.outcomeName, draft.marketName)} ·{' '}
            <bdi>{format.names(draft.eventName)}</bdi>
          </small>
        </span>
        <IconButton icon="x" label={t('coupon:close')} onClick={onClose} />
      </div>
      {quick.closure === undefined ? (
        <QuickStake quick={quick} onEnter={() => betRef.current?.focus()} />
      ) : (
        <BlockerNote blocker={quick.closure} />
      )}
      <div className={styles.actions}>
        <Button
          isDisabled={isPlacing}
          onClick={() => {
            quick.addToCoupon();
            onClose();
          }}
        >
          {t('quick.add')}
        </Button>
        <Button
          ref={betRef}
          variant="primary"
          isBusy={isPlacing}
          isDisabled={!isPlacing && !quick.canBet}
          onClick={() => quick.bet(odds)}
        >
          {isSignedIn ? (
            <>
              {t('quick.bet')}{' '}
              <bdi className="num" translate="no">
                {stake.minor === undefined || isWrong
                  ? ''
                  : format.money(createMoney(stake.minor, stake.currency))}
              </bdi>
            </>
          ) : (
            t('coupon.bets:sign-in')
          )}
        </Button>
      </div>
    </AnchoredPanel>
  );
});
