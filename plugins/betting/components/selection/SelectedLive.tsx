import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { ListStore } from '../../stores/ListStore.ts';
import { TopLive } from '../TopLive.tsx';
import { useOpen } from '../useOpen.ts';

/** Live matches of a curated page on cards. */
export const SelectedLive = observer(function SelectedLive({ list, cardCount, pageType }: { readonly list: ListStore; readonly cardCount: number; readonly pageType: string }) {
  const t = useTranslate('betting.later');
  return <TopLive list={useOpen(list)} cardCount={cardCount} title={t('selection.live')} to={{ name: 'betting.curated-section', params: { pageType, section: 'live' } }} />;
});
