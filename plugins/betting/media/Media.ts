export type MediaKind = 'video' | 'zone';

/** Top or bottom of the end column; on a phone the player is at the top. */
export type FloatingPlace = 'start' | 'end';

export interface Media {
  readonly id: string;
  readonly kind: MediaKind;
  readonly eventId: number;
  readonly sportId: number;
  readonly title: string;
  /** Path of its page after the language. */
  readonly eventPath: string;
  /** Broadcasts that are over come later; now everything is live. */
  readonly source: 'live';
  /** Ends when its page is left. */
  readonly isAutoClearable: boolean;
  /** The person has taken it off its page. */
  readonly isFloating: boolean;
  /** Shown without having been asked for. */
  readonly isRecommended: boolean;
}

/** Required fields of a choice; the others keep their value or the default. */
export type MediaChoice = Pick<Media, 'kind' | 'eventId' | 'sportId' | 'title' | 'eventPath'> &
  Partial<Pick<Media, 'isAutoClearable' | 'isFloating' | 'isRecommended'>>;

/** Id of kind and event, so that the same broadcast chosen twice is one. */
export function mediaId({ kind, eventId }: Pick<Media, 'kind' | 'eventId'>): string {
  return `${kind}-${eventId}`;
}

/** Adds a choice, or merges it into the item with its id. */
export function withMedia(items: readonly Media[], choice: MediaChoice): readonly Media[] {
  const id = mediaId(choice);
  const known = items.find((item) => item.id === id);
  const media: Media = {
    isAutoClearable: true,
    isFloating: false,
    isRecommended: false,
    ...known,
    ...choice,
    id,
    source: 'live',
  };
  return known === undefined
    ? [...items, media]
    : items.map((item) => (item === known ? media : item));
}
