import { observer } from 'mobx-react-lite';
import { Alert, useFormat, useServices, useTranslate } from '#core/ui';

/** Says that prices stand still, and since when, while the feed is silent; or that the platform's feed is late. */
export const StaleBanner = observer(function StaleBanner() {
  const { feed } = useServices();
  const t = useTranslate('betting');
  const format = useFormat();
  if (feed.status === 'delayed') return <Alert tone="warning">{t('feed.delayed')}</Alert>;
  if (feed.status !== 'stale') return null;
  return (
    <Alert tone="warning" title={t('feed.stale')}>
      {feed.staleSinceMs === undefined ? null : t('feed.stale-since', { time: format.time(Math.floor(feed.staleSinceMs / 1000)) })}
    </Alert>
  );
});
