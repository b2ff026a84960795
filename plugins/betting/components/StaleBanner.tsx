import { observer } from 'mobx-react-lite';
import { Alert, useFormat, useServices, useTranslate } from '#core/ui';
import { useBetting } from './useBetting.ts';
import { STALE_NOTE_ID } from './useStaleMark.ts';

/** Says that prices stand still, and since when, while the feed is silent; or that the platform's feed is late. */
export const StaleBanner = observer(function StaleBanner() {
  const { feed } = useServices();
  const { display } = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  if (feed.status === 'delayed') return <Alert tone="warning">{t('feed.delayed')}</Alert>;
  if (!display.isStale) return null;
  const { staleSinceMs } = feed;
  return (
    <div id={STALE_NOTE_ID}>
      <Alert tone="warning" title={t('feed.stale')}>
        {staleSinceMs === undefined ? t('feed.no-connection') : t('feed.stale-since', { time: format.time(Math.floor(staleSinceMs / 1000)) })}
      </Alert>
    </div>
  );
});
