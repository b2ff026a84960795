import { eventOf } from './eventOf.ts';
import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { idOfParameter } from '../navigation/routeToEvent.ts';
import { useBetting } from '../service/useBetting.ts';
import { OtherEvents } from './OtherEvents.tsx';

export const EventColumn = observer(function EventColumn() {
  const betting = useBetting();
  const { navigation } = useServices();
  const { event } = eventOf(betting, idOfParameter(navigation.params['game']) ?? 0);
  return event === undefined ? null : <OtherEvents event={event} />;
});
