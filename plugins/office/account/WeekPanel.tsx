import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  DescriptionList,
  Panel,
  PanelHead,
  SkeletonLine,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { figureKeys, periodFigures } from '../history/periodFigures.ts';
import { HistoryStore } from '../history/HistoryStore.ts';

/** Figures of the last seven days, with reserved space while loading. */
export const WeekPanel = observer(function WeekPanel() {
  const services = useServices();
  const t = useTranslate('office');
  const { money, number } = useFormat();
  const [store] = useState(() => new HistoryStore(services, { pageSize: 1, period: 'last7' }));
  useEffect(() => store.start(), [store]);
  const { answer, answers } = store;
  if (answer === undefined && answers.error !== undefined) return null;
  const items =
    answer === undefined
      ? figureKeys.map((key) => ({ key, value: <SkeletonLine width="72px" height="14px" /> }))
      : periodFigures(answer).map((figure) => ({
          key: figure.key,
          value: figure.key === 'bets' ? number(figure.count) : figure.sums.map(money).join(' · '),
        }));
  return (
    <Panel aria-labelledby="week">
      <PanelHead id="week" title={t('period.last7')} />
      <DescriptionList
        items={items.map(({ key, value }) => ({ id: key, label: t(`totals.${key}`), value }))}
      />
    </Panel>
  );
});
