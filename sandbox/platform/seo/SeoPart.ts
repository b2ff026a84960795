import type { SeoAddress, SeoPathLink } from '#wire';
import type { PlaceNames } from './PlaceNames.ts';
import type { Section } from './seoPaths.ts';

/** Texts of a page, with `{name}` where a value stands. */
export interface SeoTexts {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly heading: string | undefined;
  readonly text: string | undefined;
}

/** The data of the page behind a path for search engines. */
export interface SeoSubject {
  readonly texts: SeoTexts;
  readonly values: Readonly<Record<string, string>>;
  /** The page's canonical path, to which outdated slugs and sections lead. */
  readonly path: string;
  readonly links: readonly SeoPathLink[];
}

/** An offered path, when it changed, and the alternative path for sites without its section. */
export type Offer = readonly [path: string, changedAtMs: number, otherwise?: string];

/** What an id in an address stands for. */
export interface Place {
  readonly id: number;
  /** Undefined where the name is unknown: any slug is accepted then. */
  readonly slug: string | undefined;
  /** Its sport and championship. */
  readonly sportId?: number | undefined;
  readonly champId?: number | undefined;
}

/** What a part may ask about the addresses of the line. */
export interface KnownAddresses {
  /** A path's address of now. */
  readonly find: (path: string) => SeoAddress;
  /** What an id stands for; undefined when it was never anything. */
  readonly place: (part: 'sport' | 'champ' | 'game' | 'team', id: number) => Place | undefined;
  /** Path of the page of an event when it is over and a plugin has pages of such. */
  readonly finishedPath: (event: Pick<Place, 'id' | 'slug'>) => string | undefined;
}

/** Where an address with names in the place of ids leads. */
export interface NamedAddress {
  readonly path: string;
  /** Several have the name: the path is of the nearest page that has all of them. */
  readonly isShared?: true;
}

/** What a part may ask about the names in an address. */
export interface KnownNames {
  readonly names: PlaceNames;
  /** A path below a section of the line with ids in the place of names. */
  readonly find: (path: string, language: string) => NamedAddress | undefined;
}

/** Data for search engines about the pages that a plugin adds to those of the line. */
export interface SeoPart {
  /** What a page is about; `gone` where it was about something; undefined for pages of others. */
  readonly subjectOf?: (path: string, language: string) => SeoSubject | 'gone' | undefined;
  /** Paths for the site map, beside those of events. */
  readonly offered?: () => readonly Offer[];
  /** The current address of a path; undefined for paths of others. */
  readonly addressOf?: (path: string, addresses: KnownAddresses) => SeoAddress | undefined;
  /** Where names lead that stand in the place of ids; undefined for paths of others. */
  readonly namedAddressOf?: (
    segments: readonly string[],
    language: string,
    addresses: KnownNames,
  ) => NamedAddress | undefined;
  /** Path of a championship whose events have their pages below it, and not in the line. */
  readonly champPath?: (champId: number) => string | undefined;
  /** The event whose page is at a path below `champPath`. */
  readonly eventAt?: (
    path: string,
  ) => { readonly section: Section; readonly eventId: number } | undefined;
  /** Path of the page of a finished event. */
  readonly finishedPath?: (eventId: number, slug: string) => string | undefined;
}

/** What the first part that knows an answer gives. */
export function answerOf<Answer>(
  parts: readonly SeoPart[],
  ask: (part: SeoPart) => Answer | undefined,
): Answer | undefined {
  for (const part of parts) {
    const answer = ask(part);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
