import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CoreServices, Dispose, SafeStorage, StoredValue } from '#core';
import { isMediaList, withMedia, type FloatingPlace, type Media, type MediaChoice } from '../../domain/media/Media.ts';

type MediaServices = Pick<CoreServices, 'preferences'> & { readonly storage: Pick<SafeStorage, 'value'> };

const FIRST_PLACE: FloatingPlace = { block: 'end', inline: 'end' };

/** What the person watches, and where: on its page or floating above all pages. One screen at a time. */
export class MediaStore {
  items: readonly Media[];
  /** Corner of the floating player. */
  place: FloatingPlace;
  /** The chosen broadcast whose place on the page is scrolled out of sight. */
  outOfSightId: string | undefined = undefined;
  readonly #preferences: MediaServices['preferences'];
  readonly #stored: StoredValue<readonly Media[]>;
  readonly #storedPlace: StoredValue<FloatingPlace>;
  readonly #ends: readonly Dispose[];
  /** Events whose media the person has put away: nothing is recommended of them again. */
  readonly #dismissed = new Set<number>();

  constructor({ preferences, storage }: MediaServices) {
    this.#preferences = preferences;
    this.#stored = storage.value<readonly Media[]>({ key: 'betting/media', version: 1, fallback: [], check: isMediaList });
    this.#storedPlace = storage.value<FloatingPlace>({ key: 'betting/media-place', version: 1, fallback: FIRST_PLACE, check: isPlace });
    this.items = this.#stored.read();
    this.place = this.#storedPlace.read();
    makeAutoObservable(this, { items: observableRef, place: observableRef, of: false, dispose: false }, { autoBind: true });
    this.#ends = [
      reaction(
        () => preferences.mayKeep,
        () => this.#keep(),
      ),
    ];
  }

  /** What stands above the page: taken off by hand, else a broadcast that was scrolled away. */
  get floating(): Media | undefined {
    return this.items.findLast(({ isFloating }) => isFloating) ?? this.items.find(({ id }) => id === this.outOfSightId);
  }

  /** Where the chosen media is shown now (mediaTargetScreen). */
  get targetScreen(): 'floating' | 'page' | 'none' {
    return this.floating === undefined ? (this.items.length === 0 ? 'none' : 'page') : 'floating';
  }

  /** What is chosen of an event; the newest choice. */
  of(eventId: number): Media | undefined {
    return this.items.findLast((item) => item.eventId === eventId);
  }

  /** Adds it, or merges it into what is there; of one event one thing is watched, and one player floats. */
  select(choice: MediaChoice): void {
    const others = this.items.filter(
      ({ eventId, kind, isFloating }) => !(eventId === choice.eventId && kind !== choice.kind) && !(choice.isFloating === true && isFloating && eventId !== choice.eventId),
    );
    this.#change(withMedia(others, choice));
  }

  /** Shown unasked where nothing of the event is chosen, nor was put away. */
  recommend(choice: MediaChoice): void {
    if (this.of(choice.eventId) === undefined && !this.#dismissed.has(choice.eventId)) this.select({ ...choice, isRecommended: true });
  }

  unselect(id: string): void {
    const media = this.items.find((item) => item.id === id);
    if (media !== undefined) this.#dismissed.add(media.eventId);
    this.#change(this.items.filter((item) => item.id !== id));
  }

  /** What nobody has taken off its page ends. */
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
    this.select({ ...media, isFloating: false, isAutoClearable: true });
  }

  setOutOfSight(id: string | undefined): void {
    this.outOfSightId = id;
  }

  moveTo(place: FloatingPlace): void {
    this.place = place;
    if (this.#preferences.mayKeep) this.#storedPlace.write(place);
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  #change(items: readonly Media[]): void {
    if (items.length === this.items.length && items.every((item, index) => item === this.items[index])) return;
    this.items = items;
    if (!items.some(({ id }) => id === this.outOfSightId)) this.outOfSightId = undefined;
    this.#keep();
  }

  #keep(): void {
    if (this.#preferences.mayKeep && this.items.length > 0) this.#stored.write(this.items);
    else this.#stored.remove();
    if (!this.#preferences.mayKeep) this.#storedPlace.remove();
  }
}

function isPlace(value: unknown): value is FloatingPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { block, inline } = value as Partial<Record<keyof FloatingPlace, unknown>>;
  return [block, inline].every((edge) => edge === 'start' || edge === 'end');
}
