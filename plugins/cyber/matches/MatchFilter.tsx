import { observer } from 'mobx-react-lite';
import { Segmented, useTranslate } from '#core/ui';
import { useCyberMatches, useIsLiveOpen } from '../../betting/ui.ts';

/** Filter by all, live or upcoming matches; stored with the list options. */
export const MatchFilter = observer(function MatchFilter() {
  const t = useTranslate('cyber');
  const isLiveOpen = useIsLiveOpen();
  const [value, choose] = useCyberMatches();
  if (!isLiveOpen) return null;
  return (
    <Segmented
      label={t('filter')}
      value={value}
      items={[
        { id: 'all', label: t('tab.all') },
        { id: 'live', label: t('tab.live'), isLive: true },
        { id: 'line', label: t('tab.line') },
      ]}
      onChange={choose}
    />
  );
});
