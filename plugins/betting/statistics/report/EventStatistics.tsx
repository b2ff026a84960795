import { eventOf } from '../../event/eventOf.ts';
import { observer } from 'mobx-react-lite';
import { usePageTitle, useTranslate } from '#core/ui';
import { eventName } from '../../feed/SportEvent.ts';
import { useBetting } from '../../service/useBetting.ts';
import { EventReport } from './EventReport.tsx';
import type { StatisticPartProps } from '../StatisticPartProps.ts';

/** The statistics page of a match. */
export const EventStatistics = observer(function EventStatistics(props: StatisticPartProps) {
  const t = useTranslate('betting');
  const { event } = eventOf(useBetting(), props.id);
  usePageTitle(
    event === undefined ? undefined : t('statistic.title-of', { name: eventName(event) }),
  );
  return <EventReport {...props} />;
});
