import { observer } from 'mobx-react-lite';
import { useId, type KeyboardEvent } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { classNames, Icon, useFormat, useTranslate } from '#core/ui';
import type { QuickCouponStore } from './QuickCouponStore.ts';
import { CurrencySign } from '../stake/CurrencySign.tsx';
import { useStakeProblemText } from '../stake/useStakeProblemText.ts';
import stakeStyles from '../stake/StakeBox.module.css';

interface QuickStakeProps {
  readonly quick: QuickCouponStore;
  /** Called on Enter. */
  readonly onEnter: () => void;
}

/** The amount, typed or by steps, and below it why it cannot be bet or what it may win. */
export const QuickStake = observer(function QuickStake({ quick, onEnter }: QuickStakeProps) {
  const t = useTranslate('coupon');
  const id = useId();
  const { stake, isPlacing, block } = quick;
  const wrong = useStakeProblemText(stake.currency)(quick.stakeProblem);
  const error =
    block !== undefined
      ? t(`block.${block.kind}`, { name: '' })
      : quick.blocker?.kind === 'stale'
        ? t('obstacle.stale.title')
        : wrong;

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowUp') stake.step(1);
    else if (event.key === 'ArrowDown') stake.step(-1);
    else if (event.key === 'Enter') onEnter();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={stakeStyles.row}>
        <div className={classNames(stakeStyles.box, wrong !== undefined && stakeStyles.wrong)}>
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
              aria-invalid={wrong === undefined ? undefined : true}
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
          <button
            type="button"
            className={stakeStyles.step}
            aria-label={t('stake.less')}
            onClick={() => stake.step(-1)}
          >
            <Icon name="minus" />
          </button>
          <button
            type="button"
            className={classNames(stakeStyles.step, stakeStyles.more)}
            aria-label={t('stake.more')}
            onClick={() => stake.step(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      </div>
      <p id={`${id}hint`} className={error === undefined ? stakeStyles.limits : stakeStyles.error}>
        {error ?? (
          <>
            <Sum label={t('stake.minimum')} minor={quick.minStakeMinor} currency={stake.currency} />
            <Sum
              label={t('total.win')}
              minor={quick.potentialPayoutMinor}
              currency={stake.currency}
            />
          </>
        )}
      </p>
    </>
  );
});

interface SumProps {
  readonly label: string;
  readonly minor: number | undefined;
  readonly currency: string;
}

const Sum = observer(function Sum({ label, minor, currency }: SumProps) {
  const format = useFormat();
  return (
    <span>
      {label}{' '}
      <bdi className="num" translate="no">
        {minor === undefined ? '–' : format.money(createMoney(minor, currency))}
      </bdi>
    </span>
  );
});
