import { observer } from 'mobx-react-lite';
import { Button, Checkbox, classNames, IconButton, SelectField, useTranslate } from '#core/ui';
import { blockLetter } from '#domain/ticket/blockLetter.ts';
import { blockOf, mostSelections, resultsOf, typeOfKind } from './Calculation.ts';
import type { CalculatorStore } from './CalculatorStore.ts';
import { OddsField } from './OddsField.tsx';
import styles from './CalculatorRows.module.css';

/** The selections: odds, result and, where the kind has them, banker or block. */
export const CalculatorRows = observer(function CalculatorRows({
  store,
}: {
  readonly store: CalculatorStore;
}) {
  const t = useTranslate('coupon.arithmetic');
  return (
    <div className={styles.selections}>
      <ol className={styles.rows}>
        {store.calculation.selections.map((_selection, index) => (
          // Rows have no id: the index is the key.
          <CalculatorRow key={`row ${index + 1}`} store={store} index={index} />
        ))}
      </ol>
      {store.canAdd ? (
        <Button icon="plus" onClick={store.addSelection} className={styles.add}>
          {t('calculator.add')}
        </Button>
      ) : null}
    </div>
  );
});

interface CalculatorRowProps {
  readonly store: CalculatorStore;
  readonly index: number;
}

const CalculatorRow = observer(function CalculatorRow({ store, index }: CalculatorRowProps) {
  const t = useTranslate('coupon.arithmetic');
  const { selections, kind } = store.calculation;
  const selection = selections[index];
  if (selection === undefined) return null;
  const number = index + 1;
  const type = typeOfKind(kind);
  const blockId = blockOf(kind, selection);
  const hasBlocks = type === 'multi' || type === 'conditional';
  const blockIds = Array.from(
    { length: Math.min(mostSelections, selections.length) },
    (_none, place) => place + 1,
  );
  return (
    <li className={classNames(styles.row, store.hasFixedRows && styles.fixed)}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <OddsField
        label={t('calculator.odds-of', { number })}
        placeholder={t('calculator.odds')}
        value={store.oddsText(index)}
        isWrong={store.isWrong(index)}
        onChange={(text) => store.typeOdds(index, text)}
        onLeave={() => store.leave(index)}
      />
      <SelectField
        size="sm"
        label={t('calculator.result-of', { number })}
        isLabelHidden
        value={selection.result}
        options={resultsOf(store.calculation).map((value) => ({
          value,
          label: t(`calculator.result.${value}`),
        }))}
        onChange={(result) => store.setResult(index, result)}
        className={styles.result}
      />
      {store.hasFixedRows ? null : (
        <IconButton
          icon="x"
          label={t('calculator.remove', { number })}
          disabled={selections.length === 1}
          onClick={() => store.removeSelection(index)}
        />
      )}
      {type === 'system' ? (
        <Checkbox
          label={
            <span aria-label={t('calculator.banker-of', { number })}>{t('calculator.banker')}</span>
          }
          isChecked={selection.isBanker}
          onChange={(isBanker) => store.setBanker(index, isBanker)}
          className={styles.more}
        />
      ) : null}
      {hasBlocks ? (
        <SelectField
          size="sm"
          label={t('calculator.block-of', { number })}
          isLabelHidden
          value={String(blockId)}
          options={[
            ...(type === 'multi' ? [0] : []),
            ...new Set([...blockIds, ...(blockId > 0 ? [blockId] : [])]),
          ].map((id) => ({
            value: String(id),
            label:
              id === 0
                ? t('calculator.lobby')
                : t('calculator.block', { number: type === 'multi' ? blockLetter(id) : id }),
          }))}
          onChange={(id) => store.setBlock(index, Number(id))}
          className={styles.more}
        />
      ) : null}
    </li>
  );
});
