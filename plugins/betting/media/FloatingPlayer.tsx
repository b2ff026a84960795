import { observer } from 'mobx-react-lite';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import {
  classNames,
  IconButton,
  useFormat,
  useLayoutKind,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import { nextPlace, placeAfterDrag } from './floatingPlace.ts';
import type { FloatingPlace, Media } from './Media.ts';
import type { MediaStore } from './MediaStore.ts';
import { useBetting } from '../service/useBetting.ts';
import { MatchZone } from './zone/MatchZone.tsx';
import { WatchedVideo } from './WatchedVideo.tsx';
import styles from './FloatingPlayer.module.css';

interface FloatingPlayerProps {
  readonly store: MediaStore;
  readonly media: Media;
}

/** A small player at the head or the foot of the end column; the page makes room for it. */
export const FloatingPlayer = observer(function FloatingPlayer({
  store,
  media,
}: FloatingPlayerProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const { environment, navigation } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{
    readonly fromY: number;
    readonly y: number;
  }>();
  const betting = useBetting();
  const list = useOpen(
    useMemo(
      () => betting.list({ section: 'live', eventIds: [media.eventId], limit: 1 }),
      [betting, media.eventId],
    ),
  );
  const event = list.events.get(media.eventId);
  useRoom(box, store.place);
  useEndOfOld(store, media, event !== undefined, list.isEmpty);

  // The buttons are removed with the player: keyboard focus returns to where it was taken off, or
  // to the head of the page.
  const leave = (): void =>
    (
      document.querySelector<HTMLElement>(`main [data-watched="${media.eventId}"]`) ??
      document.querySelector<HTMLElement>('main h1')
    )?.focus();
  const close = (): void => {
    leave();
    store.unselect(media.id);
  };
  const putBack = (): void => {
    leave();
    store.putBack(media);
    navigation.go(`/${environment.language}/${media.eventPath}`);
  };
  const grab = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ fromY: event.clientY, y: 0 });
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (drag !== undefined) setDrag({ ...drag, y: event.clientY - drag.fromY });
  };
  const drop = (): void => {
    const rectangle = box.current?.getBoundingClientRect();
    if (drag !== undefined && rectangle !== undefined && Math.abs(drag.y) > 8)
      store.moveTo(placeAfterDrag(rectangle.y + rectangle.height / 2, innerHeight));
    setDrag(undefined);
  };
  const send = (event: KeyboardEvent<HTMLElement>): void => {
    const place = nextPlace(event.key);
    if (place === undefined) return;
    event.preventDefault();
    store.moveTo(place);
  };

  return (
    <div
      ref={box}
      role="region"
      aria-label={t('media.floating', { name: media.title })}
      className={classNames(styles.player, drag !== undefined && styles.dragged)}
      data-place={store.place}
      style={drag === undefined ? undefined : { transform: `translateY(${drag.y}px)` }}
    >
      <div
        className={styles.head}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(undefined)}
      >
        <span className={styles.title}>{format.names(media.title)}</span>
        <span className={styles.buttons} onPointerDown={(event) => event.stopPropagation()}>
          <IconButton
            icon="arrows-move"
            label={t('media.move')}
            onKeyDown={send}
            className={styles.move}
            onClick={() => store.moveTo(store.place === 'end' ? 'start' : 'end')}
          />
          <IconButton icon="picture-in-picture" label={t('media.put-back')} onClick={putBack} />
          <IconButton icon="x" label={t('media.close')} onClick={close} />
        </span>
      </div>
      <div className={styles.screen}>
        {media.kind === 'video' ? (
          <WatchedVideo store={store} media={media} onZone={undefined} />
        ) : event !== undefined ? (
          <MatchZone key={event.id} event={event} />
        ) : list.isEmpty ? (
          <p className={styles.over}>{t('media.zone-over')}</p>
        ) : null}
      </div>
    </div>
  );
});

/** A stored choice of another day is not restored unless its match is known. */
function useEndOfOld(store: MediaStore, { id }: Media, isThere: boolean, isGone: boolean): void {
  const wasSeen = useRef(false);
  useEffect(() => {
    if (isThere) wasSeen.current = true;
    else if (isGone && !wasSeen.current) store.unselect(id);
  }, [store, id, isThere, isGone]);
}

/** Tells the layout the height of the player, and at which end of the column it is. */
function useRoom(box: { readonly current: HTMLElement | null }, place: FloatingPlace): void {
  const isMobile = useLayoutKind() === 'mobile';
  useLayoutEffect(() => {
    const player = box.current;
    const page = player?.ownerDocument.documentElement;
    if (player === null || page === undefined) return undefined;
    const tell = (): void => {
      const { offsetWidth: width, offsetHeight: height } = player;
      // In a corner of a low screen the page makes room beside it.
      const isBeside = isMobile && width < page.clientWidth / 2;
      page.style.setProperty('--player-h', `${isBeside ? 0 : height}px`);
      page.style.setProperty('--player-w', `${isBeside ? width : 0}px`);
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(player);
    page.setAttribute('data-column-end', place);
    tell();
    return () => {
      sizes.disconnect();
      page.style.removeProperty('--player-h');
      page.style.removeProperty('--player-w');
      page.removeAttribute('data-column-end');
    };
  }, [box, place, isMobile]);
}
