import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { idOfParameter } from './eventTarget.ts';
import { useBetting } from './useBetting.ts';
import { OtherEvents } from './event/match/OtherEvents.tsx';

/** What else is played in the competition of the open event, below the coupon. */
export const EventColumn = observer(function EventColumn() {
  const betting = useBetting();
  const { navigation } = useServices();
  const { event } = betting.event(idOfParameter(navigation.params['game']) ?? 0);
  return event === undefined ? null : <OtherEvents event={event} />;
});
