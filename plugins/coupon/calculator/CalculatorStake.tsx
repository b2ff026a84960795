import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  Checkbox,
  CurrencySign,
  Segmented,
  SelectField,
  TextField,
  useFormat,
  useTranslate,
} from '#core/ui';
import {
  canBeEachWay,
  isDivided,
  placeParts,
  typeOfKind,
  type Calculation,
} from './Calculation.ts';
import { createMoney } from '#domain/money/Money.ts';
import { blockLetter } from '#domain/ticket/blockLetter.ts';
import type { CalculatorStore, StakedPart } from './CalculatorStore.ts';
import { OddsField } from './OddsField.tsx';
import styles from './CalculatorStake.module.css';

/** The stake and the kind's other inputs: size, blocks, price, each-way. */
export const CalculatorStake = observer(function CalculatorStake({
  store,
}: {
  readonly store: CalculatorStore;
}) {
  const t = useTranslate('coupon.arithmetic');
  const { number, money } = useFormat();
  const { calculation, outcome, sizes } = store;
  const { currency } = calculation;
  const sign = <CurrencySign currency={currency} />;
  const type = typeOfKind(calculation.kind);
  const hasTotal = isDivided(calculation);
  // Rendered without a stake, too, so that the field does not move during typing.
  const total =
    outcome.kind === 'answer'
      ? t('calculator.stake.bets', {
          bets: t('coupon.kinds:bets', { count: outcome.answer.bets }),
          total: money(createMoney(outcome.answer.totalStakeMinor, currency)),
        })
      : t('calculator.stake.bets.none');
  const parts = store.stakedParts;
  const largest = sizes.at(-1)?.value ?? 0;
  const size = Math.min(Math.max(calculation.systemSize, sizes[0]?.value ?? 0), largest);
  return (
    <div className={styles.fields}>
      {(type === 'system' || type === 'multi') && sizes.length > 0 ? (
        <SelectField
          label={t('calculator.size')}
          value={type === 'multi' && calculation.isEachBlock ? 'own' : String(size)}
          options={[
            ...(type === 'multi' ? [{ value: 'own', label: t('coupon.kinds:block.own') }] : []),
            ...sizes.map(({ value, combo }) => ({
              value: String(value),
              label: t('calculator.size.of', {
                size: value,
                count: type === 'multi' ? largest : largest + 1,
                bets: number(combo),
              }),
            })),
          ]}
          onChange={(value) => store.setSize(value === 'own' ? value : Number(value))}
        />
      ) : null}
      {type === 'antiAccumulator' ? (
        <OddsField
          label={t('explain.anti.price')}
          isLabelHidden={false}
          value={store.antiText}
          isWrong={store.isWrong('anti')}
          onChange={store.typeAnti}
          onLeave={() => store.leave('anti')}
        />
      ) : null}
      <div className={styles.stake}>
        <TextField
          name="stake"
          label={t(stakeLabel(calculation))}
          hint={hasTotal && calculation.isPerBet ? total : undefined}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={store.stakeText}
          error={store.isWrong('stake') ? t('calculator.stake.wrong') : undefined}
          start={sign}
          onChange={store.typeStake}
          onBlur={() => store.leave('stake')}
        />
        {hasTotal ? (
          <Segmented
            label={t('calculator.stake.is')}
            items={[
              { id: 'total', label: t('calculator.stake.is.total') },
              { id: 'bet', label: t('calculator.stake.is.bet') },
            ]}
            value={calculation.isPerBet ? 'bet' : 'total'}
            onChange={(id) => store.setPerBet(id === 'bet')}
          />
        ) : null}
      </div>
      {parts.length === 0 ? null : (
        <fieldset className={styles.own}>
          <legend>{t('calculator.own')}</legend>
          {parts.map((part) => (
            <OwnStake key={part.field} store={store} part={part} sign={sign} />
          ))}
        </fieldset>
      )}
      {canBeEachWay(type) ? (
        <SelectField
          label={t('calculator.each-way')}
          value={String(calculation.placePart ?? 0)}
          options={[
            { value: '0', label: t('calculator.each-way.none') },
            ...placeParts.map((part) => ({
              value: String(part),
              label: t('calculator.each-way.part', { part }),
            })),
          ]}
          onChange={(value) => store.setPlacePart(value === '0' ? undefined : Number(value))}
        />
      ) : null}
    </div>
  );
});

/** Label of the amount: all bets together, each bet, or both parts of an each-way bet. */
function stakeLabel(calculation: Calculation): string {
  const { kind, isPerBet, placePart } = calculation;
  const type = typeOfKind(kind);
  if (isDivided(calculation)) return isPerBet ? 'calculator.stake.bet' : 'calculator.stake.total';
  if (placePart !== undefined && canBeEachWay(type)) return 'calculator.stake.each-way';
  return type === 'singles' || type === 'multi' || type === 'conditional'
    ? 'coupon.kinds:stake.each'
    : 'calculator.stake.step';
}

interface OwnStakeProps {
  readonly store: CalculatorStore;
  readonly part: StakedPart;
  /** Currency symbol, which places itself before or after the amount. */
  readonly sign: ReactNode;
}

/** The stake of a block or a single; an empty one takes the common stake. */
const OwnStake = observer(function OwnStake({ store, part, sign }: OwnStakeProps) {
  const t = useTranslate('coupon.arithmetic');
  const { kind } = store.calculation;
  const { field, number, canBeMax } = part;
  const type = typeOfKind(kind);
  const name =
    type === 'singles'
      ? t('calculator.selection', { number })
      : t('calculator.block', { number: type === 'multi' ? blockLetter(number) : number });
  const isMax = canBeMax && part.stake === 'max';
  return (
    <div className={styles.part}>
      <TextField
        name={field}
        size="sm"
        label={t('coupon.kinds:block.stake', { name })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        placeholder={isMax ? undefined : store.stakeText}
        isDisabled={isMax}
        value={store.ownStakeText(part)}
        error={store.isWrong(field) ? t('calculator.stake.wrong') : undefined}
        start={sign}
        onChange={(text) => store.typeOwnStake(part, text)}
        onBlur={() => store.leave(field)}
      />
      {canBeMax ? (
        <Checkbox
          label={
            <span aria-label={t('coupon.kinds:block.max.label', { name })}>
              {t('coupon.kinds:block.all')}
            </span>
          }
          isChecked={isMax}
          onChange={(isOn) => store.setMax(part, isOn)}
        />
      ) : null}
    </div>
  );
});
