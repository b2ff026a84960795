import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Panel, TabPanel, Tabs, usePageTitle, useService, useTranslate } from '#core/ui';
import { HistoryExportButton } from './HistoryExportButton.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import { OfficeHead } from '../frame/OfficeHead.tsx';
import { historyToken } from '../contract.ts';
import { historyStates } from './HistoryFilter.ts';
import { OfficePage } from '../frame/OfficePage.tsx';
import styles from '../frame/OfficePage.module.css';

/** Bet history: all bets by state, period and search. */
export const HistoryPage = observer(function HistoryPage() {
  const t = useTranslate('office');
  const store = useService(historyToken);
  useEffect(() => store.start(), [store]);
  usePageTitle(t('history.title'));
  const { state } = store.filter;
  return (
    <OfficePage>
      <OfficeHead
        title={t('history.title')}
        isBelowAccount
        actions={<HistoryExportButton store={store} />}
      />
      <Panel className={styles.container}>
        <Tabs
          label={t('history.states')}
          items={historyStates.map((id) => ({
            id,
            label: t(`state.${id}`),
            count: store.answer?.counts[id],
          }))}
          value={state}
          onChange={store.setState}
          areCountsQuiet
          className={styles.tabs}
        />
        <TabPanel id={state} value={state}>
          <HistoryFilters store={store} />
          <HistoryTotals store={store} />
          <HistoryList store={store} />
        </TabPanel>
      </Panel>
    </OfficePage>
  );
});
