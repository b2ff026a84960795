import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Switch, useServices, useTranslate } from '#core/ui';
import { statisticsWindow } from '../lists/options/PersistedFlag.ts';

/** Whether statistics of a match open in a window of their own. */
export const StatisticsChoice = observer(function StatisticsChoice() {
  const t = useTranslate('betting.later');
  const { storage } = useServices();
  const [choice] = useState(() => statisticsWindow(storage));
  return <Switch label={t('statistic.window')} isOn={choice.isOn} onChange={choice.set} />;
});
