import { observer } from 'mobx-react-lite';
import { ButtonLink, EmptyState, useServices, useTranslate } from '#core/ui';
import { eventName } from '../../domain/SportEvent.ts';
import { playedTarget } from '../eventTarget.ts';
import { useBetting } from '../useBetting.ts';
import { useOpen } from '../useOpen.ts';

/** A chosen match that is no longer live: which one it was, and the way to its result. */
export const EndedMatch = observer(function EndedMatch({ eventId }: { readonly eventId: number }) {
  const betting = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('betting.later');
  const { event, isOver } = useOpen(betting.event(eventId));
  if (event === undefined) return <EmptyState icon="clock" title={t('multi.over')} />;
  return (
    <EmptyState
      icon="clock"
      title={eventName(event)}
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
