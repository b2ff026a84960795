import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { useBetting } from '../../service/useBetting.ts';
import { KindSelect } from './KindSelect.tsx';
import { withColumn } from './withColumn.ts';

interface ColumnChoiceProps {
  /** Markets of all columns, in their order. */
  readonly kinds: readonly RowMarketKind[];
  /** Kind of this column. */
  readonly kind: RowMarketKind;
  /** Undefined if the table has rows of several sports. */
  readonly sportId: number | undefined;
}

/** Over the captions of a column: which market it shows, of those that the sport has. */
export const ColumnChoice = observer(function ColumnChoice({
  kinds,
  kind,
  sportId,
}: ColumnChoiceProps) {
  const betting = useBetting();
  const t = useTranslate('betting.later');
  const offered =
    sportId === undefined ? undefined : betting.tree.sportsById.get(sportId)?.rowMarkets;
  const choose = async (markets: readonly RowMarketKind[]): Promise<void> => {
    const options = await betting.loadOptions();
    if (sportId === undefined) options.set('markets', markets);
    else options.setMarketsOf(sportId, markets);
  };
  return (
    <KindSelect
      label={t('column.choose')}
      value={kind}
      kinds={offered}
      onChoose={(next) => void choose(withColumn(kinds, kind, next))}
    />
  );
});
