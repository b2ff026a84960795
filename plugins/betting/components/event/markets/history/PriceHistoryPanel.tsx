import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { ErrorBlock, SelectField, SkeletonLine, useServices, useTranslate } from '#core/ui';
import { lineText } from '../../../../domain/lineText.ts';
import { middleLines } from '../../../../domain/marketCards.ts';
import { PriceHistoryStore } from '../../../../stores/PriceHistoryStore.ts';
import { useOpen } from '../../../useOpen.ts';
import { PriceChart } from './PriceChart.tsx';
import type { PriceHistoryProps } from './PriceHistory.tsx';
import styles from './PriceHistory.module.css';

/** The chart of one line of a card, and the choice of the line. */
export const PriceHistoryPanel = observer(function PriceHistoryPanel({ markets, name }: PriceHistoryProps) {
  const t = useTranslate('betting.later');
  const services = useServices();
  const { language } = services.environment;
  const [chosenId, setChosenId] = useState<number>();
  const market = markets.find(({ id }) => id === chosenId) ?? middleLines(markets, 1)[0];
  const marketId = market?.id ?? 0;
  const store = useOpen(useMemo(() => new PriceHistoryStore(marketId, language, services), [services, marketId, language]));
  const { state } = store;
  return (
    <div className={styles.panel} role="group" aria-label={t('history.title', { name })}>
      {markets.length === 1 ? null : (
        <SelectField
          label={t('history.line')}
          size="sm"
          value={String(marketId)}
          options={markets.map(({ id, line = 0, outcomes }) => ({ value: String(id), label: lineText(line, outcomes[0]?.caption.startsWith('1') ?? false) }))}
          onChange={(id) => setChosenId(Number(id))}
          className={styles.line}
        />
      )}
      {state.kind === 'failed' ? (
        <ErrorBlock title={t('history.failed')} hint="" onRetry={store.retry} />
      ) : state.kind === 'loading' ? (
        <SkeletonLine width="100%" height="120px" />
      ) : (
        <PriceChart history={state.history} name={market?.name ?? name} />
      )}
    </div>
  );
});
