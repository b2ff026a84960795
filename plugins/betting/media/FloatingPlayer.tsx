import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames, IconButton, useOpen, useServices, useTranslate } from '#core/ui';
import { nextPlace, placeAfterDrag } from './floatingPlace.ts';
import type { Media } from './Media.ts';
import type { MediaStore } from './MediaStore.ts';
import { useBetting } from '../service/useBetting.ts';
import { MatchZone } from './zone/MatchZone.tsx';
import { WatchedVideo } from './WatchedVideo.tsx';
import styles from './FloatingPlayer.module.css';

interface FloatingPlayerProps {
  readonly store: MediaStore;
  readonly media: Media;
}

/** A small player above the pages: dragged or moved by arrow keys to a corner. */
export const FloatingPlayer = observer(function FloatingPlayer({
  store,
  media,
}: FloatingPlayerProps) {
  const t = useTranslate('betting.later');
  const { environment, navigation } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{
    readonly fromX: number;
    readonly fromY: number;
    readonly x: number;
    readonly y: number;
  }>();
  const isTurned = environment.direction === 'rtl';
  const betting = useBetting();
  const list = useOpen(
    useMemo(
      () => betting.list({ section: 'live', eventIds: [media.eventId], limit: 1 }),
      [betting, media.eventId],
    ),
  );
  const event = list.events.get(media.eventId);
  useDodge(box, store);
  useEndOfOld(store, media, event !== undefined, list.isEmpty);

  // The buttons go with the player: who pressed one with a key goes on where it was taken off, or
  // at the head of the page.
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
    setDrag({ fromX: event.clientX, fromY: event.clientY, x: 0, y: 0 });
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (drag !== undefined)
      setDrag({ ...drag, x: event.clientX - drag.fromX, y: event.clientY - drag.fromY });
  };
  const drop = (): void => {
    const rectangle = box.current?.getBoundingClientRect();
    if (drag !== undefined && rectangle !== undefined && Math.hypot(drag.x, drag.y) > 8) {
      store.moveTo(
        placeAfterDrag(
          { x: rectangle.x + rectangle.width / 2, y: rectangle.y + rectangle.height / 2 },
          { width: innerWidth, height: innerHeight },
          isTurned,
        ),
      );
    }
    setDrag(undefined);
  };
  const send = (event: KeyboardEvent<HTMLElement>): void => {
    const place = nextPlace(store.place, event.key, isTurned);
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
      data-block={store.place.block}
      data-inline={store.place.inline}
      style={drag === undefined ? undefined : { transform: `translate(${drag.x}px, ${drag.y}px)` }}
    >
      <div
        className={styles.head}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(undefined)}
      >
        <span className={styles.title}>{media.title}</span>
        <span className={styles.buttons} onPointerDown={(event) => event.stopPropagation()}>
          <IconButton
            icon="arrows-move"
            label={t('media.move')}
            onKeyDown={send}
            onClick={() =>
              store.moveTo({ ...store.place, block: store.place.block === 'end' ? 'start' : 'end' })
            }
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

/** What gets the focus under the player makes it go to another corner. */
function useDodge(box: { readonly current: HTMLElement | null }, store: MediaStore): void {
  useEffect(() => {
    const dodge = (event: FocusEvent): void => {
      const player = box.current;
      const { target } = event;
      if (player === null || !(target instanceof HTMLElement) || player.contains(target)) return;
      const [own, other] = [player.getBoundingClientRect(), target.getBoundingClientRect()];
      const isUnder =
        other.width > 0 &&
        other.left < own.right &&
        other.right > own.left &&
        other.top < own.bottom &&
        other.bottom > own.top;
      if (isUnder)
        store.moveTo({ ...store.place, block: store.place.block === 'end' ? 'start' : 'end' });
    };
    document.addEventListener('focusin', dodge);
    return () => document.removeEventListener('focusin', dodge);
  }, [box, store]);
}
