import { observer } from 'mobx-react-lite';
import { useLayoutKind, useOpen, useTranslate } from '#core/ui';
import { topLiveLimit } from '../feed/EventQuery.ts';
import { TopLive } from './TopLive.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';

export const PopularNow = observer(function PopularNow() {
  const betting = useBetting();
  const t = useTranslate('betting');
  const layout = useLayoutKind();
  const isLiveOpen = useIsLiveOpen();
  useOpen(betting.tree);
  const list = useOpen(betting.list({ section: 'live', isTop: true, limit: topLiveLimit }));
  return isLiveOpen ? (
    <TopLive list={list} cardCount={layout === 'mobile' ? 6 : 3} title={t('popular.now')} />
  ) : null;
});
