import { observer } from 'mobx-react-lite';
import { usePageTitle, useTranslate } from '#core/ui';
import { eventName } from '../../domain/SportEvent.ts';
import { useBetting } from '../useBetting.ts';
import { EventReport } from './EventReport.tsx';
import type { StatisticPartProps } from './StatisticPartProps.ts';

/** Statistics of a match: all that is known of it. */
export const EventStatistics = observer(function EventStatistics(props: StatisticPartProps) {
  const t = useTranslate('betting');
  const { event } = useBetting().event(props.id);
  usePageTitle(event === undefined ? undefined : t('statistic.title-of', { name: eventName(event) }));
  return <EventReport {...props} />;
});
