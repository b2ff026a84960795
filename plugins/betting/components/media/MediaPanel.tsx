import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { IconButton, Panel, Tabs, useService, useServices, useTranslate } from '#core/ui';
import { mediaToken } from '../../contract.ts';
import type { MediaKind } from '../../domain/media/Media.ts';
import { eventName, type SportEvent } from '../../domain/SportEvent.ts';
import type { MediaStore } from '../../stores/media/MediaStore.ts';
import { MatchZone } from './MatchZone.tsx';
import styles from './MediaRow.module.css';

/** Broadcast and match zone of an event, one at a time. */
export function MediaPanel({ event }: { readonly event: SportEvent }) {
  const store = useService(mediaToken);
  return store === undefined ? null : <Watched event={event} store={store} />;
}

const Watched = observer(function Watched({ event, store }: { readonly event: SportEvent; readonly store: MediaStore }) {
  const t = useTranslate('betting.later');
  const { navigation } = useServices();
  const { id: eventId, sportId } = event;
  const title = eventName(event);
  const eventPath = navigation.path.split('/').slice(2).join('/');
  const kinds: readonly MediaKind[] = event.hasZone ? ['zone'] : [];
  const [first = 'zone'] = kinds;
  const media = store.of(eventId);
  const select = (kind: MediaKind): void => store.select({ kind, eventId, sportId, title, eventPath, isRecommended: false });
  useEffect(() => store.recommend({ kind: first, eventId, sportId, title, eventPath }), [store, first, eventId, sportId, title, eventPath]);
  return (
    <Panel aria-label={t('media.title')} className={styles.panel} data-folded={media === undefined ? '' : undefined}>
      <div className={styles.head}>
        <Tabs label={t('media.title')} items={kinds.map((id) => ({ id, label: t(`media.${id}`) }))} value={media?.kind ?? first} onChange={select} className={styles.tabs} />
        <IconButton
          icon={media === undefined ? 'chevron-down' : 'chevron-up'}
          label={t(media === undefined ? 'media.show' : 'media.hide')}
          onClick={() => (media === undefined ? select(first) : store.unselectAll(eventId))}
        />
      </div>
      {media === undefined ? null : (
        <div role="tabpanel" id={`panel-${media.kind}`} aria-labelledby={`tab-${media.kind}`} className={styles.screen}>
          <MatchZone event={event} />
        </div>
      )}
    </Panel>
  );
});
