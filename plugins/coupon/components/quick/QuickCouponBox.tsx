import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createMoney, toOddsOfThousandths } from '#core';
import { AnchoredPanel, Button, classNames, Icon, IconButton, useFormat, useTranslate } from '#core/ui';
import type { QuickCoupon } from '../../stores/quick/QuickCoupon.ts';
import { CurrencySign } from '../CurrencySign.tsx';
import stakeStyles from '../StakeBox.module.css';
import styles from './QuickCouponBox.module.css';

interface QuickCouponBoxProps {
  readonly quick: QuickCoupon;
  readonly isSignedIn: boolean;
  readonly onClose: () => void;
}

/** The odds that were pressed; of several with that outcome the one under the pointer or the focus. */
function oddsOf(outcomeId: number): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-odds="${outcomeId}"]`)];
  return all.find((each) => each.matches(':focus, :hover')) ?? all[0] ?? null;
}

/** Beside the pressed odds: amount, limits, and the choice between the coupon and a bet at once. */
export const QuickCouponBox = observer(function QuickCouponBox({ quick, isSignedIn, onClose }: QuickCouponBoxProps) {
  const t = useTranslate('coupon');
  const tLater = useTranslate('coupon.later');
  const format = useFormat();
  const id = useId();
  const betRef = useRef<HTMLButtonElement>(null);
  const wasPlacing = useRef(false);
  const { draft, odds, stake, stakeProblem, block, isPlacing } = quick;
  const money = (minor: number | undefined): string => (minor === undefined ? '–' : format.money(createMoney(minor, stake.currency)));
  const isWrong = stakeProblem !== undefined && stakeProblem.kind !== 'empty';

  // Several odds may be of that outcome: it stays beside those that were pressed.
  const [anchor] = useState(() => oddsOf(draft.outcomeId));
  useLayoutEffect(() => {
    if (anchor === null) return undefined;
    anchor.dataset['quick'] = '';
    return () => void delete anchor.dataset['quick'];
  }, [anchor]);

  // Over when its bet is: the notice says what became of it.
  useEffect(() => {
    if (wasPlacing.current && !isPlacing) onClose();
    wasPlacing.current = isPlacing;
  }, [isPlacing, onClose]);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowUp') stake.step(1);
    else if (event.key === 'ArrowDown') stake.step(-1);
    else if (event.key === 'Enter') betRef.current?.focus();
    else return;
    event.preventDefault();
  }

  const problem = quick.isStale ? t('obstacle.stale.title') : block !== undefined ? t(`block.${block.kind}`, { name: '' }) : undefined;
  const limit = stakeProblem !== undefined && 'limitMinor' in stakeProblem ? money(stakeProblem.limitMinor) : '';

  return (
    <AnchoredPanel
      label={tLater('quick.label', { name: draft.outcomeName })}
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
              {format.odds(toOddsOfThousandths(odds))}
            </bdi>
          </b>
          <small>
            {draft.marketName} · <bdi>{draft.eventName}</bdi>
          </small>
        </span>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <div className={stakeStyles.row}>
        <div className={classNames(stakeStyles.box, isWrong && stakeStyles.wrong)}>
          <label className={stakeStyles.label} htmlFor={`${id}stake`}>
            {t('stake')}
          </label>
          <span className={stakeStyles.input}>
            <CurrencySign currency={stake.currency} className={stakeStyles.currency} />
            <input
              id={`${id}stake`}
              data-autofocus=""
              className={classNames('num', stakeStyles.field)}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}hint`}
              readOnly={isPlacing}
              value={stake.text}
              onChange={(event) => stake.type(event.currentTarget.value)}
              onBlur={stake.tidy}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={handleKeyDown}
            />
          </span>
        </div>
        <div className={stakeStyles.steps}>
          <button type="button" className={stakeStyles.step} aria-label={t('stake.less')} onClick={() => stake.step(-1)}>
            <Icon name="minus" />
          </button>
          <button type="button" className={classNames(stakeStyles.step, stakeStyles.more)} aria-label={t('stake.more')} onClick={() => stake.step(1)}>
            <Icon name="plus" />
          </button>
        </div>
      </div>
      <p id={`${id}hint`} className={isWrong || problem !== undefined ? stakeStyles.error : stakeStyles.limits}>
        {problem !== undefined ? (
          problem
        ) : isWrong ? (
          t(stakeProblem.kind === 'too-many-decimals' && stakeProblem.allowed === 0 ? 'stake.no-decimals' : `stake.${stakeProblem.kind}`, {
            limit,
            count: stakeProblem.kind === 'too-many-decimals' ? stakeProblem.allowed : 0,
          })
        ) : (
          <>
            <span>
              {t('stake.minimum')}{' '}
              <bdi className="num" translate="no">
                {money(quick.minStakeMinor)}
              </bdi>
            </span>
            <span>
              {t('total.win')}{' '}
              <bdi className="num" translate="no">
                {money(quick.potentialPayoutMinor)}
              </bdi>
            </span>
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button
          isDisabled={isPlacing}
          onClick={() => {
            quick.addToCoupon();
            onClose();
          }}
        >
          {tLater('quick.add')}
        </Button>
        <Button ref={betRef} variant="primary" isBusy={isPlacing} isDisabled={!isPlacing && !quick.canBet} onClick={() => quick.bet(odds)}>
          {isSignedIn ? (
            <>
              {tLater('quick.bet')}{' '}
              <bdi className="num" translate="no">
                {stake.minor === undefined || isWrong ? '' : money(stake.minor)}
              </bdi>
            </>
          ) : (
            t('bets.sign-in')
          )}
        </Button>
      </div>
    </AnchoredPanel>
  );
});
