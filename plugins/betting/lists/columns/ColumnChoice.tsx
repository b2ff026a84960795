import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { useBetting } from '../../service/useBetting.ts';
import { columnKinds } from '../options/listChoices.ts';
import { kindText } from './columnTexts.ts';
import { withColumn } from './withColumn.ts';
import styles from './ColumnChoice.module.css';

interface ColumnChoiceProps {
  /** Markets of all columns, in their order. */
  readonly kinds: readonly RowMarketKind[];
  /** That of this column. */
  readonly kind: RowMarketKind;
}

/** Over the captions of a column: which market it shows. The choice is that of the list options. */
export const ColumnChoice = observer(function ColumnChoice({ kinds, kind }: ColumnChoiceProps) {
  const betting = useBetting();
  const t = useTranslate('betting.later');
  const choose = (name: string): void => {
    const next = columnKinds.find((each) => each === name);
    if (next === undefined) return;
    void betting
      .loadOptions()
      .then((options) => options.set('markets', withColumn(kinds, kind, next)));
  };
  return (
    <select
      className={styles.select}
      value={kind}
      title={t('column.choose')}
      aria-label={t('column.choose')}
      onChange={(change) => choose(change.target.value)}
    >
      {columnKinds.map((each) => (
        <option key={each} value={each}>
          {kindText(each, t)}
        </option>
      ))}
    </select>
  );
});
