import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DescriptionList, Panel, PanelHead, useFormat, useServices, useTranslate } from '#core/ui';
import { periodFigures } from '../history/periodFigures.ts';
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
        items={periodFigures(answer).map((figure) => ({
          id: figure.key,
          label: t(`totals.${figure.key}`),
          value: figure.key === 'bets' ? number(figure.count) : money(figure.money),
        }))}
      />
    </Panel>
  );
});
