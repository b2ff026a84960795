import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { useBetting } from '../../service/useBetting.ts';
import { KindSelect } from './KindSelect.tsx';
import { withColumn } from './withColumn.ts';

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
  return (
    <KindSelect
      label={t('column.choose')}
      value={kind}
      onChoose={(next) =>
        void betting
          .loadOptions()
          .then((options) => options.set('markets', withColumn(kinds, kind, next)))
      }
    />
  );
});
