import type {
  SeoContent,
  SeoPage,
  SeoSection,
  SeoSiteMap,
  SeoSportsMap,
  SeoVisual,
  SportsTree,
} from '#wire';
import type { Line } from '../line/Line.ts';
import { dayMs } from '../../world/calendar/days.ts';
import type { Addresses } from './Addresses.ts';
import { cardHeight, cardWidth } from './drawCard.ts';
import { readSeoPath, type SeoPlace } from './readSeoPath.ts';
import { answerOf, type Offer, type SeoPart, type SeoSubject } from './SeoPart.ts';
import {
  dayText,
  fillSeoText,
  listText,
  seoTexts,
  seoTextsOf,
  type SeoTextKey,
} from './seoText.ts';
import { type Section, nameOf, sportPath, champPath, eventPath } from './seoPaths.ts';

type TextOf<Key extends string> = Key extends `${infer Kind}.title` ? Kind : never;

type Subject = Omit<SeoSubject, 'texts'> & {
  readonly texts: Exclude<TextOf<SeoTextKey>, `home.${string}`>;
};

/** Texts of a path set by the control API instead of the generated ones. */
interface SeoOverride {
  readonly page?: SeoPage;
  readonly content?: SeoContent;
}

/** Links below the text of a page. */
export const maxLinks = 24;

const entriesInFile = 500;

/** Robots directives for large pictures and long snippets, unless a page overrides them. */
const everyPage = 'max-image-preview:large, max-snippet:-1';

/** Titles, descriptions, texts and addresses for search engines, derived from the line. */
export class SeoService {
  readonly #line: Line;
  readonly #addresses: Addresses;
  readonly #parts: readonly SeoPart[];
  readonly #overrides = new Map<string, SeoOverride>();
  #map: { readonly state: string; readonly entries: readonly Offer[] } | undefined;

  constructor(line: Line, addresses: Addresses, parts: readonly SeoPart[]) {
    this.#line = line;
    this.#addresses = addresses;
    this.#parts = parts;
  }

  /** Returns undefined for a page that is not about the line, or about nothing on offer. */
  page(path: string, language: string): SeoPage | undefined {
    const override = this.#overrides.get(path)?.page;
    if (override !== undefined) return override;
    const subject = this.#subjectAt(path, language);
    if (subject === 'gone') return { metaRobots: 'noindex, follow' };
    if (subject === undefined) return undefined;
    const title = fillSeoText(subject.texts.title, subject.values);
    const description = fillSeoText(subject.texts.description, subject.values);
    const address = `/${language}${subject.path === '' ? '' : `/${subject.path}`}`;
    return {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      hierarchyMetaRobots: everyPage,
      metas: [{ name: 'og:type', content: 'website' }],
      ...(subject.path === path ? {} : { customCanonical: { mode: 'url', targetUrl: address } }),
      alternateMediaLinks: [
        { media: 'only screen and (max-width: 640px)', href: `${address}?platform_type=mobile` },
      ],
    };
  }

  /** Returns the preview card of an event, a competition or a sport; undefined for other pages. */
  visual(path: string, language: string): SeoVisual {
    const place = this.#placeAt(path);
    const values = place === undefined ? undefined : this.#subjectOf(place, language)?.values;
    const card = (name: string, alt: string | undefined): SeoVisual =>
      alt === undefined
        ? {}
        : {
            picture: {
              href: `/web-api/seo/v1/cards/${name}.png`,
              alt,
              width: cardWidth,
              height: cardHeight,
            },
          };
    if (place?.kind === 'event')
      return card(
        `event-${place.eventId}`,
        values === undefined ? undefined : `${values['home']} – ${values['away']}`,
      );
    if (place?.kind === 'champ') return card(`champ-${place.champId}`, values?.['champ']);
    return place?.kind === 'sport' ? card(`sport-${place.sportId}`, values?.['sport']) : {};
  }

  content(path: string, language: string): SeoContent | undefined {
    const override = this.#overrides.get(path)?.content;
    if (override !== undefined) return override;
    const subject = this.#subjectAt(path, language);
    if (subject === undefined || subject === 'gone') return undefined;
    const section = (title: string | undefined, text: string | undefined): SeoSection[] =>
      text === undefined ? [] : [{ ...(title === undefined ? {} : { title }), texts: [text] }];
    const { texts, values, links } = subject;
    const heading = fillSeoText(texts.heading, values);
    const home = ['before', 'live', 'coupon'].map((part) =>
      seoTextsOf(seoTexts, `home.${part}`, language),
    );
    return {
      ...(heading === undefined ? {} : { title: heading }),
      sections:
        path === ''
          ? home.flatMap(({ title, text }) => section(title, text))
          : section(undefined, fillSeoText(texts.text, values)),
      links: [...links],
    };
  }

  /** Returns English names, from which slugs are made in every language. */
  sports(): SeoSportsMap {
    return {
      sports: this.#line.tree('en').sports.map(({ id, name, slug }) => ({ id, name, slug })),
    };
  }

  /** Returns a page of offered paths; its change date is that of its newest event. */
  siteMap(page: number): SeoSiteMap | undefined {
    const all = this.#offered();
    const pages = Math.max(1, Math.ceil(all.length / entriesInFile));
    if (page > pages) return undefined;
    const entries = all
      .slice((page - 1) * entriesInFile, page * entriesInFile)
      .map(([path, changedAtMs, otherwise]) => ({
        path,
        changed_at: Math.floor(changedAtMs / 1000),
        ...(otherwise === undefined ? {} : { otherwise }),
      }));
    return {
      entries,
      pages,
      changed_at: entries.reduce((latest, entry) => Math.max(latest, entry.changed_at), 0),
    };
  }

  /** Returns every offered path with its change date; cached until the lists change. */
  #offered(): readonly Offer[] {
    const state = `${this.#line.epoch} ${this.#line.listRevision}`;
    if (this.#map?.state === state) return this.#map.entries;
    const { sports } = this.#line.tree('en');
    const champs = new Map(
      sports.flatMap((sport) => sport.champs.map((champ) => [champ.id, { sport, champ }] as const)),
    );
    const changes = new Map<string, number>();
    const touch = (path: string, changedAtMs: number): void =>
      void changes.set(path, Math.max(changes.get(path) ?? 0, changedAtMs));
    const events: Offer[] = [];
    for (const event of this.#line.world.offered()) {
      const place = champs.get(event.competitionId);
      if (place === undefined) continue;
      const { changedAtMs, section } = event;
      for (const path of [
        '',
        section,
        sportPath(section, place.sport),
        champPath(section, place.sport, place.champ),
      ])
        touch(path, changedAtMs);
      const path = eventPath(event, place.sport, place.champ);
      const ownPath = this.#addresses.eventPathOf(event);
      events.push(ownPath === undefined ? [path, changedAtMs] : [ownPath, changedAtMs, path]);
    }
    const { nowMs } = this.#line.world;
    // Races and votes are not among the offered matches; their pages always exist.
    for (const { sport, champ } of champs.values()) {
      const path = champPath('line', sport, champ);
      if (champ.lineCount > 0 && !changes.has(path))
        for (const each of [sportPath('line', sport), path])
          touch(each, Math.floor(nowMs / dayMs) * dayMs);
    }
    const ofParts = this.#parts.flatMap((part) => part.offered?.() ?? []);
    const entries = [...changes, ...ofParts, ...events];
    this.#map = { state, entries };
    return entries;
  }

  /** Sets or removes texts instead of the generated ones. */
  override(path: string, words: SeoOverride | undefined): void {
    if (words === undefined) this.#overrides.delete(path);
    else this.#overrides.set(path, words);
  }

  reset(): void {
    this.#overrides.clear();
  }

  /** Returns the subject of a page, of the line or of a plugin. */
  #subjectAt(path: string, language: string): SeoSubject | 'gone' | undefined {
    const place = this.#placeAt(path);
    if (place === undefined)
      return answerOf(this.#parts, (part) => part.subjectOf?.(path, language));
    const subject = this.#subjectOf(place, language);
    if (subject !== undefined)
      return { ...subject, texts: seoTextsOf(seoTexts, subject.texts, language) };
    // Visitors of old links still get the page of a finished event; search engines drop it.
    const isGone = place.kind === 'event' && this.#line.revision(place.eventId) !== undefined;
    return isGone ? 'gone' : undefined;
  }

  #placeAt(path: string): SeoPlace | undefined {
    const place = readSeoPath(path);
    if (place !== undefined) return place;
    const event = answerOf(this.#parts, (part) => part.eventAt?.(path));
    return event && { kind: 'event', ...event, isElsewhere: true };
  }

  #subjectOf(place: SeoPlace, language: string): Subject | undefined {
    const tree = this.#line.tree(language);
    const list = (names: readonly string[]): string => listText(names, language);
    const countOf = (
      section: Section,
      counted: { readonly lineCount: number; readonly liveCount: number },
    ): number => (section === 'line' ? counted.lineCount : counted.liveCount);
    if (place.kind === 'home' || place.kind === 'section') {
      const section = place.kind === 'home' ? 'line' : place.section;
      const sports = tree.sports.filter((sport) => countOf(section, sport) > 0);
      return {
        texts: place.kind === 'home' ? 'home' : section,
        values: { list: list(sports.map(({ name }) => name)) },
        path: place.kind === 'home' ? '' : section,
        links: sports
          .slice(0, maxLinks)
          .map((sport) => ({ text: sport.name, path: sportPath(section, sport) })),
      };
    }
    if (place.kind === 'event') return this.#eventSubject(place, tree, language);
    const { section } = place;
    const sport = tree.sports.find(({ id }) => id === place.sportId);
    if (sport === undefined) return undefined;
    if (place.kind === 'sport') {
      const champs = sport.champs.filter((champ) => countOf(section, champ) > 0);
      return {
        texts: sport.isContest === true ? 'contest-sport' : `${section}-sport`,
        values: { sport: sport.name, list: list(champs.map(({ name }) => name)) },
        path: sportPath(section, sport),
        links: champs
          .slice(0, maxLinks)
          .map((champ) => ({ text: champ.name, path: champPath(section, sport, champ) })),
      };
    }
    const champ = sport.champs.find(({ id }) => id === place.champId);
    if (champ === undefined) return undefined;
    const events = this.#line.world
      .offered()
      .filter((event) => event.competitionId === champ.id && event.section === section);
    return {
      texts: sport.isContest === true ? 'contest-champ' : `${section}-champ`,
      values: { sport: sport.name, champ: champ.name, list: list(events.map(nameOf)) },
      path: champPath(section, sport, champ),
      links: [
        { text: sport.name, path: sportPath(section, sport) },
        ...events.slice(0, maxLinks - 1).map((event) => ({
          text: nameOf(event),
          path: this.#addresses.eventPathOf(event) ?? eventPath(event, sport, champ),
        })),
      ],
    };
  }

  #eventSubject(
    { eventId, isElsewhere }: Extract<SeoPlace, { kind: 'event' }>,
    tree: SportsTree,
    language: string,
  ): Subject | undefined {
    const event = this.#line.world.offeredEvent(eventId);
    const sport = tree.sports.find(({ id }) => id === event?.sportId);
    const champ = sport?.champs.find(({ id }) => id === event?.competitionId);
    if (
      event === undefined ||
      event.isOutright === true ||
      sport === undefined ||
      champ === undefined
    )
      return undefined;
    const date = dayText(event.startsAtMs, language);
    return {
      texts: `${event.section}-event`,
      values: { home: event.home, away: event.away, champ: champ.name, sport: sport.name, date },
      path:
        (isElsewhere === true ? this.#addresses.eventPathOf(event) : undefined) ??
        eventPath(event, sport, champ),
      links: [
        { text: champ.name, path: champPath(event.section, sport, champ) },
        { text: sport.name, path: sportPath(event.section, sport) },
      ],
    };
  }
}
