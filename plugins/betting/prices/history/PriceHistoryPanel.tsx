import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import {
  ErrorBlock,
  SelectField,
  SkeletonLine,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import { lineText } from '../lineText.ts';
import { middleLines } from '../../event/markets/marketCards.ts';
import { priceHistoryOf } from './priceHistoryOf.ts';
import { PriceChart } from './PriceChart.tsx';
import type { PriceHistoryProps } from './PriceHistory.tsx';
import styles from './PriceHistory.module.css';

export const PriceHistoryPanel = observer(function PriceHistoryPanel({
  markets,
  name,
}: PriceHistoryProps) {
  const t = useTranslate('betting.later');
  const services = useServices();
  const [chosenId, setChosenId] = useState<number>();
  const market = markets.find(({ id }) => id === chosenId) ?? middleLines(markets, 1)[0];
  const marketId = market?.id ?? 0;
  const store = useOpen(useMemo(() => priceHistoryOf(marketId, services), [services, marketId]));
  return (
    <div className={styles.panel} role="group" aria-label={t('history.title', { name })}>
      {markets.length === 1 ? null : (
        <SelectField
          label={t('history.line')}
          size="sm"
          value={String(marketId)}
          options={markets.map(({ id, line = 0, outcomes }) => ({
            value: String(id),
            label: lineText(line, outcomes[0]?.caption.startsWith('1') ?? false),
          }))}
          onChange={(id) => setChosenId(Number(id))}
          className={styles.line}
        />
      )}
      {store.value !== undefined ? (
        <PriceChart history={store.value} name={market?.name ?? name} />
      ) : store.isLoading ? (
        <SkeletonLine width="100%" height="120px" />
      ) : (
        <ErrorBlock title={t('history.failed')} hint="" onRetry={store.retry} />
      )}
    </div>
  );
});
