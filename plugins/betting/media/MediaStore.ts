import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices, SafeStorage } from '#core';
import { persisted, type Persisted } from '#core/data';
import { videoTokenToken } from '../../auth/contract.ts';
import { withMedia, type FloatingPlace, type Media, type MediaChoice } from './Media.ts';
import { storedMedia } from './storedMedia.ts';
import type { VideoSession } from './VideoSession.ts';
import { isStoredFlag } from '#stored/betting/isStoredFlag.js';
import { isStoredPlace } from '#stored/betting/isStoredPlace.js';

type MediaServices = Pick<
  CoreServices,
  'config' | 'http' | 'preferences' | 'scheduler' | 'services'
> & {
  readonly storage: Pick<SafeStorage, 'value'>;
};

/** Media that the person watches, on its page or floating. One screen at a time. */
export class MediaStore {
  /** The chosen broadcast whose place on the page is out of view. */
  outOfSightId: string | undefined = undefined;
  video: VideoSession | undefined = undefined;
  readonly #core: MediaServices;
  readonly #items: Persisted<readonly Media[]>;
  readonly #place: Persisted<FloatingPlace>;
  /** The person has turned off recommended media. */
  readonly #isAway: Persisted<boolean>;
  /** Events whose media the person has closed: nothing is recommended for them again. */
  readonly #dismissed = new Set<number>();

  constructor(core: MediaServices) {
    this.#core = core;
    // Each tab plays its own.
    this.#items = persisted(core, {
      ...storedMedia,
      isEmpty: (items) => items.length === 0,
      merge: (own) => own,
    });
    this.#place = persisted<FloatingPlace>(core, {
      key: 'betting/media-place',
      version: 2,
      fallback: 'end',
      check: isStoredPlace,
    });
    this.#isAway = persisted(core, {
      key: 'betting/media-away',
      version: 1,
      fallback: false,
      check: isStoredFlag,
    });
    makeAutoObservable(
      this,
      { video: observableRef, of: false, watch: false, dispose: false },
      { autoBind: true },
    );
  }

  get items(): readonly Media[] {
    return this.#items.value;
  }

  get place(): FloatingPlace {
    return this.#place.value;
  }

  /** The media above the page: detached by hand, or a broadcast that was scrolled away. */
  get floating(): Media | undefined {
    return (
      this.items.findLast(({ isFloating }) => isFloating) ??
      this.items.find(({ id }) => id === this.outOfSightId)
    );
  }

  /** Current place of the chosen media (mediaTargetScreen). */
  get targetScreen(): 'floating' | 'page' | 'none' {
    return this.floating === undefined ? (this.items.length === 0 ? 'none' : 'page') : 'floating';
  }

  /** Returns the newest choice of an event. */
  of(eventId: number): Media | undefined {
    return this.items.findLast((item) => item.eventId === eventId);
  }

  /** Adds or merges a choice: one kind per event, one running, one floating. */
  select(choice: MediaChoice): void {
    const stays = ({ eventId, kind, isFloating }: Media): boolean => {
      if (eventId === choice.eventId) return kind === choice.kind;
      return (
        !(choice.isFloating === true && isFloating) &&
        !(choice.kind === 'video' && kind === 'video')
      );
    };
    this.#change(withMedia(this.items.filter(stays), choice));
  }

  /** Returns the choice of the event; without one, the media that `recommend` will choose. */
  shownOf(choice: MediaChoice): Media | undefined {
    const chosen = this.of(choice.eventId);
    if (chosen !== undefined || !this.#mayRecommend(choice)) return chosen;
    return withMedia([], { ...choice, isRecommended: true })[0];
  }

  /** Shown unasked where nothing of the event is chosen, nor was put away. */
  recommend(choice: MediaChoice): void {
    if (this.of(choice.eventId) === undefined && this.#mayRecommend(choice))
      this.select({ ...choice, isRecommended: true });
  }

  /** Asked for on the page of its event: from now on it is shown on others as well. */
  show(choice: MediaChoice): void {
    this.#isAway.set(false);
    this.select(choice);
  }

  /** Put away on the page of its event: it stays so on those of others. */
  putAway(eventId: number): void {
    this.#isAway.set(true);
    this.unselectAll(eventId);
  }

  unselect(id: string): void {
    const media = this.items.find((item) => item.id === id);
    if (media !== undefined) this.#dismissed.add(media.eventId);
    this.#change(this.items.filter((item) => item.id !== id));
  }

  /** Ends all that was not detached from its page. */
  clear(): void {
    this.#change(this.items.filter(({ isAutoClearable }) => !isAutoClearable));
  }

  unselectAll(eventId: number): void {
    this.#dismissed.add(eventId);
    this.#change(this.items.filter((item) => item.eventId !== eventId));
  }

  /** Off its page and above all of them, until it is put back or closed. */
  detach(media: Media): void {
    this.select({ ...media, isFloating: true, isAutoClearable: false, isRecommended: false });
  }

  putBack(media: Media): void {
    this.outOfSightId = undefined;
    this.select({ ...media, isFloating: false, isAutoClearable: true });
  }

  /** Starts the broadcast of the event, if it is still chosen when the code has loaded. */
  async watch(eventId: number): Promise<void> {
    if (this.video?.eventId === eventId) return;
    const [token, { VideoSession }] = await Promise.all([
      this.#core.services.get(videoTokenToken),
      import('./VideoSession.ts'),
    ]);
    runInAction(() => {
      if (this.of(eventId)?.kind !== 'video' || this.video?.eventId === eventId) return;
      this.video?.dispose();
      this.video = new VideoSession(this.#core, token, eventId);
    });
  }

  setOutOfSight(id: string | undefined): void {
    this.outOfSightId = id;
  }

  moveTo(place: FloatingPlace): void {
    this.#place.set(place);
  }

  dispose(): void {
    this.#items.dispose();
    this.#place.dispose();
    this.#isAway.dispose();
    this.video?.dispose();
  }

  #mayRecommend({ eventId }: MediaChoice): boolean {
    return !this.#dismissed.has(eventId) && !this.#isAway.value;
  }

  #change(items: readonly Media[]): void {
    if (
      items.length === this.items.length &&
      items.every((item, index) => item === this.items[index])
    )
      return;
    this.#items.set(items);
    if (!items.some(({ id }) => id === this.outOfSightId)) this.outOfSightId = undefined;
    if (
      this.video !== undefined &&
      !items.some(({ kind, eventId }) => kind === 'video' && eventId === this.video?.eventId)
    ) {
      this.video.dispose();
      this.video = undefined;
    }
  }
}
