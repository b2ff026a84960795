import { observer } from 'mobx-react-lite';
import { Segmented, SelectField, TextField, useFormat, useServices, useTranslate } from '#core/ui';
import { canBeEachWay, hasStakePerBet, placeParts, typeOfKind } from './Calculation.ts';
import { currencySymbol, isSymbolAfter } from '../stake/currencySymbol.ts';
import type { CalculatorStore } from './CalculatorStore.ts';
import { OddsField } from './OddsField.tsx';
import styles from './CalculatorStake.module.css';

/** The stake and the kind's other inputs: size, blocks, price, each-way. */
export const CalculatorStake = observer(function CalculatorStake({
  store,
}: {
  readonly store: CalculatorStore;
}) {
  const t = useTranslate('coupon.arithmetic');
  const { environment } = useServices();
  const { number } = useFormat();
  const { calculation, sizes } = store;
  const { currency } = calculation;
  const symbol = <span aria-hidden="true">{currencySymbol(currency, environment.language)}</span>;
  const sign = isSymbolAfter(currency, environment.language) ? { end: symbol } : { start: symbol };
  const type = typeOfKind(calculation.kind);
  const isDivided = hasStakePerBet(type);
  const stakeLabel = isDivided
    ? calculation.isPerBet
      ? 'calculator.stake.bet'
      : 'calculator.stake.total'
    : type === 'singles'
      ? 'calculator.stake.bet'
      : 'calculator.stake.step';
  const largest = sizes.at(-1)?.value ?? 0;
  const size = Math.min(Math.max(calculation.systemSize, sizes[0]?.value ?? 0), largest);
  return (
    <div className={styles.fields}>
      {(type === 'system' || type === 'multi') && sizes.length > 0 ? (
        <SelectField
          label={t('calculator.size')}
          value={String(size)}
          options={sizes.map(({ value, combo }) => ({
            value: String(value),
            label: t('calculator.size.of', {
              size: value,
              count: type === 'multi' ? largest : largest + 1,
              bets: number(combo),
            }),
          }))}
          onChange={(value) => store.setSize(Number(value))}
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
          label={t(stakeLabel)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={store.stakeText}
          error={store.isWrong('stake') ? t('calculator.stake.wrong') : undefined}
          {...sign}
          onChange={store.typeStake}
          onBlur={() => store.leave('stake')}
        />
        {isDivided ? (
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
      {type === 'conditional' ? (
        <SelectField
          label={t('calculator.rest')}
          value={calculation.isRestMax ? 'max' : 'same'}
          options={[
            { value: 'max', label: t('calculator.rest.max') },
            { value: 'same', label: t('calculator.rest.same') },
          ]}
          onChange={(value) => store.setRestMax(value === 'max')}
        />
      ) : null}
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
