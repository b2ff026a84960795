import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DescriptionList, Panel, PanelHead, useFormat, useServices, useTranslate } from '#core/ui';
import { HistoryStore } from '../history/HistoryStore.ts';

/** Figures of the last seven days. */
export const WeekPanel = observer(function WeekPanel() {
  const services = useServices();
  const t = useTranslate('office');
  const { money, number } = useFormat();
  const [store] = useState(() => new HistoryStore(services, { pageSize: 1, period: 'last7' }));
  useEffect(() => store.start(), [store]);
  const { answer } = store;
  if (answer === undefined) return null;
  return (
    <Panel aria-labelledby="week">
      <PanelHead id="week" title={t('period.last7')} />
      <DescriptionList
        items={[
          { id: 'bets', label: t('totals.bets'), value: number(answer.total) },
          { id: 'staked', label: t('totals.staked'), value: money(answer.totals.staked) },
          { id: 'returned', label: t('totals.returned'), value: money(answer.totals.returned) },
          { id: 'result', label: t('totals.result'), value: money(answer.totals.net) },
        ]}
      />
    </Panel>
  );
});
