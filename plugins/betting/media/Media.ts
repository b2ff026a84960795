/** What can be watched of an event: a broadcast, or the drawing of the field. */
export type MediaKind = 'video' | 'zone';

/** The corner in which the floating player stands, by the reading direction. */
export interface FloatingPlace {
  readonly block: 'start' | 'end';
  readonly inline: 'start' | 'end';
}

/** Something that the person has chosen to watch. */
export interface Media {
  readonly id: string;
  readonly kind: MediaKind;
  readonly eventId: number;
  readonly sportId: number;
  /** Name of the event. */
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

/** Told when something is chosen; the rest keeps its value, or the usual one. */
export type MediaChoice = Pick<Media, 'kind' | 'eventId' | 'sportId' | 'title' | 'eventPath'> &
  Partial<Pick<Media, 'isAutoClearable' | 'isFloating' | 'isRecommended'>>;

/** Made of kind and event: the same broadcast chosen twice is one. */
export function mediaId({ kind, eventId }: Pick<Media, 'kind' | 'eventId'>): string {
  return `${kind}-${eventId}`;
}

/** Adds what is chosen, or merges it into what is there under its id. */
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
