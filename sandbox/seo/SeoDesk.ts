import type { ChampWire, SeoContent, SeoPage, SeoPathLink, SeoSection, SeoSiteMap, SeoSportsMap, SeoVisual, SportsTree } from '#wire';
import type { Line } from '../line/Line.ts';
import type { OfferedEvent } from '../world/World.ts';
import { cardHeight, cardWidth } from './drawCard.ts';
import { readSeoPath, type SeoPlace } from './readSeoPath.ts';
import { seoText } from './seoText.ts';
import type { SeoTextKey } from './texts/en.ts';

type Section = 'line' | 'live';
type Sport = SportsTree['sports'][number];
type TextOf<Key extends string> = Key extends `${infer Kind}.title` ? Kind : never;

/** All that is known of the page that a path leads to. */
interface Subject {
  readonly texts: Exclude<TextOf<SeoTextKey>, `home.${string}`>;
  readonly values: Readonly<Record<string, string>>;
  /** The one path of this page: other slugs, or the section that the event has left, lead to the same. */
  readonly path: string;
  readonly links: readonly SeoPathLink[];
}

/** What the control API has put in the place of the desk's own words, by path. */
interface SeoOverride {
  readonly page?: SeoPage;
  readonly content?: SeoContent;
}

const namesInText = 3;
const mostLinks = 24;
const entriesInFile = 500;
/** Large pictures and long snippets, for every page that does not say otherwise. */
const everyPage = 'max-image-preview:large, max-snippet:-1';

/** The platform's editor for search engines: titles, descriptions, texts and addresses, all read from the line. */
export class SeoDesk {
  readonly #line: Line;
  readonly #overrides = new Map<string, SeoOverride>();
  #map: { readonly state: string; readonly entries: readonly (readonly [string, number])[] } | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Undefined for a page that is not about the line, or about nothing that is offered. */
  page(path: string, language: string): SeoPage | undefined {
    const override = this.#overrides.get(path)?.page;
    if (override !== undefined) return override;
    const place = readSeoPath(path);
    const subject = place === undefined ? undefined : this.#subjectOf(place, language);
    if (place === undefined) return undefined;
    // An event that is over: whoever still links to it gets the page, search engines forget it.
    if (subject === undefined) return place.kind === 'event' && this.#line.revision(place.eventId) !== undefined ? { metaRobots: 'noindex, follow' } : undefined;
    const title = seoText(`${subject.texts}.title`, language, subject.values);
    const description = seoText(`${subject.texts}.description`, language, subject.values);
    return {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      hierarchyMetaRobots: everyPage,
      metas: [{ name: 'og:type', content: 'website' }],
      ...(subject.path === path
        ? {}
        : {
            customCanonical: {
              mode: 'url',
              targetUrl: `/${language}${subject.path === '' ? '' : `/${subject.path}`}`,
            },
          }),
      ...(place.kind === 'home'
        ? {
            alternateMediaLinks: [
              {
                media: 'only screen and (max-width: 640px)',
                href: `/${language}?platform_type=mobile`,
              },
            ],
          }
        : {}),
    };
  }

  /** The card of an event, a competition or a sport; nothing for other pages. */
  visual(path: string, language: string): SeoVisual {
    const place = readSeoPath(path);
    const values = place === undefined ? undefined : this.#subjectOf(place, language)?.values;
    const card = (name: string, alt: string | undefined): SeoVisual => (alt === undefined ? {} : { picture: { href: `/web-api/seo/v1/cards/${name}.png`, alt, width: cardWidth, height: cardHeight } });
    if (place?.kind === 'event') return card(`event-${place.eventId}`, values === undefined ? undefined : `${values['home']} – ${values['away']}`);
    if (place?.kind === 'champ') return card(`champ-${place.champId}`, values?.['champ']);
    return place?.kind === 'sport' ? card(`sport-${place.sportId}`, values?.['sport']) : {};
  }

  content(path: string, language: string): SeoContent | undefined {
    const override = this.#overrides.get(path)?.content;
    if (override !== undefined) return override;
    const place = readSeoPath(path);
    const subject = place === undefined ? undefined : this.#subjectOf(place, language);
    if (subject === undefined) return undefined;
    const say = (key: SeoTextKey): string | undefined => seoText(key, language, subject.values);
    const section = (title: string | undefined, text: string | undefined): SeoSection[] => (text === undefined ? [] : [{ ...(title === undefined ? {} : { title }), texts: [text] }]);
    const heading = say(`${subject.texts}.heading`);
    const { texts } = subject;
    return {
      ...(heading === undefined ? {} : { title: heading }),
      sections: texts === 'home' ? (['before', 'live', 'coupon'] as const).flatMap((part) => section(say(`home.${part}.title`), say(`home.${part}.text`))) : section(undefined, say(`${texts}.text`)),
      links: [...subject.links],
    };
  }

  /** English names, by which addresses are made in every language. */
  sports(): SeoSportsMap {
    return {
      sports: this.#line.tree('en').sports.map(({ id, name, slug }) => ({ id, name, slug })),
    };
  }

  /** Paths of everything that is offered, so many at a time; the change of a list is the newest of its events. */
  siteMap(page: number): SeoSiteMap | undefined {
    const all = this.#offered();
    const pages = Math.max(1, Math.ceil(all.length / entriesInFile));
    if (page > pages) return undefined;
    const entries = all.slice((page - 1) * entriesInFile, page * entriesInFile).map(([path, changedAtMs]) => ({ path, changed_at: Math.floor(changedAtMs / 1000) }));
    return {
      entries,
      pages,
      changed_at: entries.reduce((latest, entry) => Math.max(latest, entry.changed_at), 0),
    };
  }

  /** Every path that is offered and when it changed; worked out once until the lists change. */
  #offered(): readonly (readonly [string, number])[] {
    const state = `${this.#line.epoch} ${this.#line.listRevision}`;
    if (this.#map?.state === state) return this.#map.entries;
    const { sports } = this.#line.tree('en');
    const champs = new Map(sports.flatMap((sport) => sport.champs.map((champ) => [champ.id, { sport, champ }] as const)));
    const changes = new Map<string, number>();
    const touch = (path: string, changedAtMs: number): void => void changes.set(path, Math.max(changes.get(path) ?? 0, changedAtMs));
    const events: [string, number][] = [];
    for (const event of this.#line.world.offered()) {
      const place = champs.get(event.champId);
      if (place === undefined) continue;
      const { changedAtMs, section } = event;
      for (const path of ['', section, sportPath(section, place.sport), champPath(section, place.sport, place.champ)]) touch(path, changedAtMs);
      events.push([eventPath(event, place.sport, place.champ), changedAtMs]);
    }
    const entries = [...changes, ...events];
    this.#map = { state, entries };
    return entries;
  }

  /** Puts words in the place of the desk's own, or takes them away again. */
  override(path: string, words: SeoOverride | undefined): void {
    if (words === undefined) this.#overrides.delete(path);
    else this.#overrides.set(path, words);
  }

  reset(): void {
    this.#overrides.clear();
  }

  #subjectOf(place: SeoPlace, language: string): Subject | undefined {
    const tree = this.#line.tree(language);
    const list = (names: readonly string[]): string => new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(names.slice(0, namesInText));
    const countOf = (section: Section, counted: { readonly lineCount: number; readonly liveCount: number }): number => (section === 'line' ? counted.lineCount : counted.liveCount);
    if (place.kind === 'home' || place.kind === 'section') {
      const section = place.kind === 'home' ? 'line' : place.section;
      const sports = tree.sports.filter((sport) => countOf(section, sport) > 0);
      return {
        texts: place.kind === 'home' ? 'home' : section,
        values: { list: list(sports.map(({ name }) => name)) },
        path: place.kind === 'home' ? '' : section,
        links: sports.slice(0, mostLinks).map((sport) => ({ text: sport.name, path: sportPath(section, sport) })),
      };
    }
    if (place.kind === 'event') return this.#eventSubject(place.eventId, tree, language);
    const { section } = place;
    const sport = tree.sports.find(({ id }) => id === place.sportId);
    if (sport === undefined) return undefined;
    if (place.kind === 'sport') {
      const champs = sport.champs.filter((champ) => countOf(section, champ) > 0);
      return {
        texts: `${section}-sport`,
        values: { sport: sport.name, list: list(champs.map(({ name }) => name)) },
        path: sportPath(section, sport),
        links: champs.slice(0, mostLinks).map((champ) => ({ text: champ.name, path: champPath(section, sport, champ) })),
      };
    }
    const champ = sport.champs.find(({ id }) => id === place.champId);
    if (champ === undefined) return undefined;
    const events = this.#line.world.offered().filter((event) => event.champId === champ.id && event.section === section);
    return {
      texts: `${section}-champ`,
      values: { sport: sport.name, champ: champ.name, list: list(events.map(nameOf)) },
      path: champPath(section, sport, champ),
      links: [{ text: sport.name, path: sportPath(section, sport) }, ...events.slice(0, mostLinks - 1).map((event) => ({ text: nameOf(event), path: eventPath(event, sport, champ) }))],
    };
  }

  #eventSubject(eventId: number, tree: SportsTree, language: string): Subject | undefined {
    const event = this.#line.world.offeredEvent(eventId);
    const sport = tree.sports.find(({ id }) => id === event?.sportId);
    const champ = sport?.champs.find(({ id }) => id === event?.champId);
    if (event === undefined || sport === undefined || champ === undefined) return undefined;
    const date = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      numberingSystem: 'latn',
    }).format(event.startsAtMs);
    return {
      texts: `${event.section}-event`,
      values: { home: event.home, away: event.away, champ: champ.name, sport: sport.name, date },
      path: eventPath(event, sport, champ),
      links: [
        { text: champ.name, path: champPath(event.section, sport, champ) },
        { text: sport.name, path: sportPath(event.section, sport) },
      ],
    };
  }
}

function nameOf({ home, away }: OfferedEvent): string {
  return `${home} – ${away}`;
}

function sportPath(section: Section, sport: Sport): string {
  return `${section}/${sport.id}-${sport.slug}`;
}

function champPath(section: Section, sport: Sport, champ: ChampWire): string {
  return `${sportPath(section, sport)}/${champ.id}-${champ.slug}`;
}

function eventPath(event: OfferedEvent, sport: Sport, champ: ChampWire): string {
  return `${champPath(event.section, sport, champ)}/${event.id}-${event.slug}`;
}
