import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import {
  Button,
  IconButton,
  Panel,
  Tabs,
  useLayoutKind,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { mediaToken } from '../contract.ts';
import type { Media, MediaKind } from './Media.ts';
import { eventName, type SportEvent } from '../feed/SportEvent.ts';
import type { MediaStore } from './MediaStore.ts';
import { useBetting } from '../service/useBetting.ts';
import { wideScoreboardOf } from '../event/scoreboard/wideScoreboardOf.ts';
import { MatchZone } from './zone/MatchZone.tsx';
import { WatchedVideo } from './WatchedVideo.tsx';
import styles from './MatchMedia.module.css';

export function MediaPanel({ event }: { readonly event: SportEvent }) {
  const store = useService(mediaToken);
  return store === undefined ? null : <Watched event={event} store={store} />;
}

interface WatchedProps {
  readonly event: SportEvent;
  readonly store: MediaStore;
}

const Watched = observer(function Watched({ event, store }: WatchedProps) {
  const t = useTranslate('betting.later');
  const services = useServices();
  const { navigation } = services;
  const wide = wideScoreboardOf(useBetting(), services);
  const isMobile = useLayoutKind() === 'mobile';
  const { id: eventId, sportId, hasVideo, hasZone } = event;
  const title = eventName(event);
  const eventPath = navigation.path.split('/').slice(2).join('/');
  const first = hasZone ? 'zone' : 'video';
  // Derived, because the store gets the recommendation only after the first paint: a panel that is
  // folded until then would shift the markets.
  const media = store.shownOf({ kind: first, eventId, sportId, title, eventPath });
  // A scoreboard that is folded to a line folds the picture as well; the broadcast then floats.
  const isAway = media === undefined || (!isMobile && !wide.value);
  // The tab of what is being watched stays when the platform removes it: the player reports the
  // end.
  const kinds: readonly MediaKind[] = [
    ...(hasVideo || media?.kind === 'video' ? (['video'] as const) : []),
    ...(hasZone || media?.kind === 'zone' ? (['zone'] as const) : []),
  ];
  const select = (kind: MediaKind): void =>
    store.show({ kind, eventId, sportId, title, eventPath, isRecommended: false });
  const show = (kind: MediaKind): void => {
    if (!isMobile) wide.set(true);
    if (kind !== media?.kind) select(kind);
  };
  useEffect(
    () => store.recommend({ kind: first, eventId, sportId, title, eventPath }),
    [store, first, eventId, sportId, title, eventPath],
  );
  return (
    <Panel
      aria-label={t('media.title')}
      className={styles.panel}
      data-media={isAway ? 'folded' : ''}
    >
      <div className={styles.head}>
        <Tabs
          label={t('media.title')}
          items={kinds.map((id) => ({ id, label: t(`media.${id}`) }))}
          value={media?.kind ?? first}
          onChange={show}
          className={styles.tabs}
        />
        {isAway ? null : (
          <IconButton
            icon="picture-in-picture"
            label={t('media.detach')}
            isPressed={media.isFloating}
            onClick={() => (media.isFloating ? store.putBack(media) : store.detach(media))}
          />
        )}
        <IconButton
          icon={!isAway ? 'chevron-up' : isMobile ? 'chevron-down' : 'device-tv'}
          label={t(isAway ? 'media.show' : 'media.hide')}
          size={isAway && !isMobile ? 'sm' : undefined}
          data-watched={eventId}
          onClick={() => (isAway ? show(media?.kind ?? first) : store.putAway(eventId))}
        />
      </div>
      {media === undefined ? null : (
        <div
          role="tabpanel"
          id={`panel-${media.kind}`}
          aria-labelledby={`tab-${media.kind}`}
          className={styles.screen}
        >
          <OnPage
            event={event}
            store={store}
            media={media}
            onZone={hasZone ? () => select('zone') : undefined}
          />
        </div>
      )}
    </Panel>
  );
});

interface OnPageProps extends WatchedProps {
  readonly media: Media;
  readonly onZone: (() => void) | undefined;
}

/** The place on the page: the picture, or a word about where it is. */
const OnPage = observer(function OnPage({ event, store, media, onZone }: OnPageProps) {
  const t = useTranslate('betting.later');
  const place = useRef<HTMLDivElement>(null);
  useMoveOnScroll(place, store, media);
  return (
    <div ref={place} className={styles.place}>
      {store.floating?.id === media.id ? (
        <div className={styles.elsewhere}>
          <p>{t('media.elsewhere')}</p>
          <Button variant="secondary" onClick={() => store.putBack(media)}>
            {t('media.put-back')}
          </Button>
        </div>
      ) : media.kind === 'video' ? (
        <WatchedVideo store={store} media={media} onZone={onZone} />
      ) : (
        <MatchZone event={event} />
      )}
    </div>
  );
});

/** If less than this share of the player is visible, the picture floats. */
const inSight = 0.3;

/** A running broadcast floats above the page when scrolled away, unless switched off. */
function useMoveOnScroll(
  place: { readonly current: HTMLElement | null },
  store: MediaStore,
  media: Media,
): void {
  const betting = useBetting();
  const isMoved = media.kind === 'video' && (betting.options?.choices.isVideoMoved ?? true);
  useEffect(() => {
    if (media.kind === 'video') void betting.loadOptions();
  }, [betting, media.kind]);
  useEffect(() => {
    const target = place.current;
    if (!isMoved || target === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const isRunning = store.video?.state === 'playing';
        if (entry.intersectionRatio >= inSight) store.setOutOfSight(undefined);
        else if (isRunning) store.setOutOfSight(media.id);
      },
      { threshold: [0, inSight] },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      store.setOutOfSight(undefined);
    };
  }, [isMoved, place, store, media.id]);
}
