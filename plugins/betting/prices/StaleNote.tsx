import { observer } from 'mobx-react-lite';
import { useFormat, useServices, useTranslate } from '#core/ui';
import { useBetting } from '../service/useBetting.ts';
import { staleNoteId } from './useStaleMark.ts';

/** Describes the dimmed lists to screen readers: why and since when. */
export const StaleNote = observer(function StaleNote() {
  const { feed } = useServices();
  const { display } = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  if (!display.isStale) return null;
  const { staleSinceMs } = feed;
  return (
    <p id={staleNoteId} hidden>
      {staleSinceMs === undefined
        ? t('feed.no-connection')
        : t('feed.stale-since', { time: format.time(Math.floor(staleSinceMs / 1000)) })}
    </p>
  );
});
