import type { SeoAddress, SeoPathLink } from '#wire';
import type { Addresses } from './Addresses.ts';
import type { NamedAddress, NamedAddresses } from './NamedAddresses.ts';
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

/** Data for search engines about the pages that a plugin adds to those of the line. */
export interface SeoPart {
  /** What a page is about; `gone` where it was about something; undefined for pages of others. */
  readonly subjectOf?: (path: string, language: string) => SeoSubject | 'gone' | undefined;
  /** Paths for the site map, beside those of events. */
  readonly offered?: () => readonly Offer[];
  /** The current address of a path; undefined for paths of others. */
  readonly addressOf?: (path: string, addresses: Addresses) => SeoAddress | undefined;
  /** Where names lead that stand in the place of ids; undefined for paths of others. */
  readonly namedAddressOf?: (
    segments: readonly string[],
    language: string,
    addresses: NamedAddresses,
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
