import type { SeoAddress, SeoPathLink } from '#wire';
import type { PlaceNames } from './PlaceNames.ts';
import type { Section } from './seoPaths.ts';

/** Texts of a page, with `{{name}}` in the place of a value. */
export interface SeoTexts {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly heading: string | undefined;
  readonly text: string | undefined;
}

/** Data of a page for search engines. */
export interface SeoSubject {
  readonly texts: SeoTexts;
  readonly values: Readonly<Record<string, string>>;
  /** Canonical path of the page; outdated slugs and sections lead to it. */
  readonly path: string;
  readonly links: readonly SeoPathLink[];
}

/** An offered path, when it changed, and an alternative for sites without its section. */
export type Offer = readonly [path: string, changedAtMs: number, otherwise?: string];

/** The item behind an id in an address. */
export interface Place {
  readonly id: number;
  /** Undefined if the name is unknown: any slug is accepted then. */
  readonly slug: string | undefined;
  /** Its sport and championship. */
  readonly sportId?: number | undefined;
  readonly champId?: number | undefined;
}

/** Addresses of the line, for parts. */
export interface KnownAddresses {
  /** Returns the current address of a path. */
  readonly find: (path: string) => SeoAddress;
  /** Returns what an id stands for; undefined if it never existed. */
  readonly place: (part: 'sport' | 'champ' | 'game' | 'team', id: number) => Place | undefined;
  /** Returns the path of a finished event, if a plugin has pages for them. */
  readonly finishedPath: (event: Pick<Place, 'id' | 'slug'>) => string | undefined;
}

/** Target of an address with names instead of ids. */
export interface NamedAddress {
  readonly path: string;
  /** The name is ambiguous: the path is of the nearest page with all its items. */
  readonly isShared?: true;
}

/** Names in addresses of the line, for parts. */
export interface KnownNames {
  readonly names: PlaceNames;
  /** Resolves a path below a section of the line that has names instead of ids. */
  readonly find: (path: string, language: string) => NamedAddress | undefined;
}

/** Data for search engines about a plugin's pages. */
export interface SeoPart {
  /**
   * Returns the subject of a page; `gone` if it no longer exists; undefined for pages of others.
   */
  readonly subjectOf?: (path: string, language: string) => SeoSubject | 'gone' | undefined;
  /** Returns paths for the site map, beside those of events. */
  readonly offered?: () => readonly Offer[];
  /** Returns the current address of a path; undefined for paths of others. */
  readonly addressOf?: (path: string, addresses: KnownAddresses) => SeoAddress | undefined;
  /** Resolves names instead of ids; undefined for paths of others. */
  readonly namedAddressOf?: (
    segments: readonly string[],
    language: string,
    addresses: KnownNames,
  ) => NamedAddress | undefined;
  /** Returns the path of a championship whose events have their pages below it, not in the line. */
  readonly champPath?: (champId: number) => string | undefined;
  /** Returns the event whose page is at a path below `champPath`. */
  readonly eventAt?: (
    path: string,
  ) => { readonly section: Section; readonly eventId: number } | undefined;
  /** Returns the path of a finished event. */
  readonly finishedPath?: (eventId: number, slug: string) => string | undefined;
}

/** Returns the answer of the first part that has one. */
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
