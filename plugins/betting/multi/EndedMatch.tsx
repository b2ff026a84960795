import { eventOf } from '../event/eventOf.ts';
import { observer } from 'mobx-react-lite';
import { ButtonLink, EmptyState, useFormat, useOpen, useServices, useTranslate } from '#core/ui';
import { eventName } from '../feed/SportEvent.ts';
import { playedTarget } from '../navigation/routeToEvent.ts';
import { useBetting } from '../service/useBetting.ts';

export const EndedMatch = observer(function EndedMatch({ eventId }: { readonly eventId: number }) {
  const betting = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('betting.later');
  const format = useFormat();
  const { event, isOver } = useOpen(eventOf(betting, eventId));
  if (event === undefined) return <EmptyState icon="clock" title={t('multi.over')} />;
  return (
    <EmptyState
      icon="clock"
      title={format.names(eventName(event))}
      text={t('multi.over')}
      action={
        isOver ? (
          <ButtonLink to={playedTarget(event, navigation)} variant="secondary" size="sm">
            {t('ended.result')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
});
