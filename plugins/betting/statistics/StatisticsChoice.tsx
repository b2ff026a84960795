import { observer } from 'mobx-react-lite';
import { Switch, useServices, useTranslate } from '#core/ui';
import { useBetting } from '../service/useBetting.ts';
import { statisticsWindowOf } from './statisticsWindowOf.ts';

export const StatisticsChoice = observer(function StatisticsChoice() {
  const t = useTranslate('betting.later');
  const choice = statisticsWindowOf(useBetting(), useServices());
  return <Switch label={t('statistic.window')} isOn={choice.value} onChange={choice.set} />;
});
