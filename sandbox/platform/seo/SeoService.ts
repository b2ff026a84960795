import type {
  SeoContent,
  SeoPage,
  SeoPathLink,
  SeoSection,
  SeoSiteMap,
  SeoSportsMap,
  SeoVisual,
  SportsTree,
} from '#wire';
import type { Line } from '../line/Line.ts';
import { ResultsService } from '../results/ResultsService.ts';
import { dateOf } from '../results/calendarDay.ts';
import { slugOf } from '../../world/locales/slug.ts';
import { dayMs } from '../../world/schedule/schedule.ts';
import type { Addresses } from './Addresses.ts';
import { cardHeight, cardWidth } from './drawCard.ts';
import { readSeoPath, type SeoPlace } from './readSeoPath.ts';
import { seoText } from './seoText.ts';
import type { SeoTextKey } from './texts/en.ts';
import { type Section, nameOf, sportPath, champPath, eventPath } from './seoPaths.ts';

type TextOf<Key extends string> = Key extends `${infer Kind}.title` ? Kind : never;

/** Everything known of the page behind a path. */
interface Subject {
  readonly texts: Exclude<TextOf<SeoTextKey>, `home.${string}`>;
  readonly values: Readonly<Record<string, string>>;
  /**
   * The canonical path of this page: other slugs, or the section that the event has left, lead to
   * it.
   */
  readonly path: string;
  readonly links: readonly SeoPathLink[];
}

/** An offered path, when it changed, and the alternative path for sites without its section. */
type Offer = readonly [path: string, changedAtMs: number, otherwise?: string];

/** Texts set by the control API in the place of the generated ones, by path. */
interface SeoOverride {
  readonly page?: SeoPage;
  readonly content?: SeoContent;
}

const namesInText = 3;

const maxLinks = 24;

/** Older results are found by links. */
const daysInMap = 7;

const entriesInFile = 500;

/** Large pictures and long snippets, unless a page says otherwise. */
const everyPage = 'max-image-preview:large, max-snippet:-1';

/** Titles, descriptions, texts and addresses for search engines, all read from the line. */
export class SeoService {
  readonly #line: Line;
  readonly #results: ResultsService;
  readonly #addresses: Addresses;
  readonly #overrides = new Map<string, SeoOverride>();
  #map: { readonly state: string; readonly entries: readonly Offer[] } | undefined;

  constructor(line: Line, addresses: Addresses) {
    this.#line = line;
    this.#addresses = addresses;
    this.#results = new ResultsService(line);
  }

  /** Undefined for a page that is not about the line, or about something not offered. */
  page(path: string, language: string): SeoPage | undefined {
    const override = this.#overrides.get(path)?.page;
    if (override !== undefined) return override;
    const place = readSeoPath(path);
    const subject = place === undefined ? undefined : this.#subjectOf(place, language);
    if (place === undefined) return undefined;
    // A finished event: visitors of old links still get the page, search engines drop it.
    if (subject === undefined)
      return (place.kind === 'event' || place.kind === 'result') &&
        this.#line.revision(place.eventId) !== undefined
        ? { metaRobots: 'noindex, follow' }
        : undefined;
    const title = seoText(`${subject.texts}.title`, language, subject.values);
    const description = seoText(`${subject.texts}.description`, language, subject.values);
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

  /** The card of an event, a competition or a sport; undefined for other pages. */
  visual(path: string, language: string): SeoVisual {
    const place = readSeoPath(path);
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
    const place = readSeoPath(path);
    const subject = place === undefined ? undefined : this.#subjectOf(place, language);
    if (subject === undefined) return undefined;
    const say = (key: SeoTextKey): string | undefined => seoText(key, language, subject.values);
    const section = (title: string | undefined, text: string | undefined): SeoSection[] =>
      text === undefined ? [] : [{ ...(title === undefined ? {} : { title }), texts: [text] }];
    const heading = say(`${subject.texts}.heading`);
    const { texts } = subject;
    return {
      ...(heading === undefined ? {} : { title: heading }),
      sections:
        texts === 'home'
          ? (['before', 'live', 'coupon'] as const).flatMap((part) =>
              section(say(`home.${part}.title`), say(`home.${part}.text`)),
            )
          : section(undefined, say(`${texts}.text`)),
      links: [...subject.links],
    };
  }

  /** English names, from which addresses are made in every language. */
  sports(): SeoSportsMap {
    return {
      sports: this.#line.tree('en').sports.map(({ id, name, slug }) => ({ id, name, slug })),
    };
  }

  /** Paths of everything offered, by page; the change of a page is that of its newest event. */
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

  /** Every offered path and when it changed; cached until the lists change. */
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
      const place = champs.get(event.champId);
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
      const cyber = this.#addresses.cyberEventPath(event);
      events.push(cyber === undefined ? [path, changedAtMs] : [cyber, changedAtMs, path]);
    }
    const { nowMs } = this.#line.world;
    // Races and votes are not among the offered matches; their pages always exist.
    for (const { sport, champ } of champs.values()) {
      const path = champPath('line', sport, champ);
      if (champ.lineCount > 0 && !changes.has(path))
        for (const each of [sportPath('line', sport), path])
          touch(each, Math.floor(nowMs / dayMs) * dayMs);
    }
    const days = Array.from(
      { length: daysInMap },
      (_unused, index) => nowMs - (index + 1) * dayMs,
    ).map((atMs) => [`results/${dateOf(atMs, 0)}`, Math.floor(atMs / dayMs + 1) * dayMs] as const);
    const entries = [
      ...changes,
      ['results', nowMs] as const,
      ['results/live', nowMs] as const,
      ...days,
      ...events,
    ];
    this.#map = { state, entries };
    return entries;
  }

  /** Sets texts in the place of the generated ones, or removes them. */
  override(path: string, words: SeoOverride | undefined): void {
    if (words === undefined) this.#overrides.delete(path);
    else this.#overrides.set(path, words);
  }

  reset(): void {
    this.#overrides.clear();
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
    if (place.kind === 'result') return this.#resultSubject(place.eventId, language);
    if (place.kind === 'results') return this.#resultsSubject(place, language);
    if (place.kind === 'results-live') {
      const live = tree.sports.filter(({ liveCount }) => liveCount > 0);
      return {
        texts: 'results-live',
        values: { list: list(live.map(({ name }) => name)) },
        path: 'results/live',
        links: live
          .slice(0, maxLinks)
          .map((sport) => ({ text: sport.name, path: sportPath('live', sport) })),
      };
    }
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
      .filter((event) => event.champId === champ.id && event.section === section);
    return {
      texts: sport.isContest === true ? 'contest-champ' : `${section}-champ`,
      values: { sport: sport.name, champ: champ.name, list: list(events.map(nameOf)) },
      path: champPath(section, sport, champ),
      links: [
        { text: sport.name, path: sportPath(section, sport) },
        ...events.slice(0, maxLinks - 1).map((event) => ({
          text: nameOf(event),
          path: this.#addresses.cyberEventPath(event) ?? eventPath(event, sport, champ),
        })),
      ],
    };
  }

  /** Results of a day: its sports, the championships of one, the matches of one of those. */
  #resultsSubject(
    { date, sportId, champId }: Extract<SeoPlace, { kind: 'results' }>,
    language: string,
  ): Subject | undefined {
    const day = this.#results.day(
      {
        date,
        offsetMin: 0,
        sportId,
        champId,
        limit: champId === undefined ? 0 : maxLinks,
        offset: 0,
      },
      language,
    );
    const sport = day?.sports.find(({ id }) => id === sportId);
    const champ = day?.champs.find(({ id }) => id === champId);
    if (
      day === undefined ||
      (sportId !== undefined && sport === undefined) ||
      (champId !== undefined && champ === undefined)
    )
      return undefined;
    const texts =
      champ !== undefined
        ? 'results-champ'
        : sport !== undefined
          ? 'results-sport'
          : date === undefined || date === day.last_date
            ? 'results'
            : 'results-day';
    const ofDay = `results/${day.date}`;
    const ofSport = (each: { readonly id: number; readonly slug: string }): string =>
      `${ofDay}/${each.id}-${each.slug}`;
    const links =
      sport === undefined
        ? day.sports.map((each) => ({ text: each.name, path: ofSport(each) }))
        : champ === undefined
          ? day.champs.map((each) => ({
              text: each.name,
              path: `${ofSport(sport)}/${each.id}-${each.slug}`,
            }))
          : day.games.map(({ id, slug, team1, team2, outright }) => ({
              text: outright?.name ?? `${team1.name} – ${team2.name}`,
              path: `results/event/${id}-${slug}`,
            }));
    return {
      texts,
      values: {
        date: dayText(Date.parse(day.date), language),
        list: listText(
          links.map(({ text }) => text),
          language,
        ),
        sport: sport?.name ?? '',
        champ: champ?.name ?? '',
      },
      path:
        champ !== undefined && sport !== undefined
          ? `${ofSport(sport)}/${champ.id}-${champ.slug}`
          : sport !== undefined
            ? ofSport(sport)
            : texts === 'results'
              ? 'results'
              : ofDay,
      links: links.slice(0, maxLinks),
    };
  }

  #resultSubject(eventId: number, language: string): Subject | undefined {
    const { world } = this.#line;
    const record = world.record(eventId);
    const champ = record && world.champ(record.champId, language);
    if (record === undefined || champ === undefined) return undefined;
    const { home, away, score, startsAtMs, sportId } = record;
    const sport = this.#line.tree(language).sports.find(({ id }) => id === sportId);
    const ofDay = `results/${dateOf(startsAtMs, 0)}`;
    return {
      texts: 'result-event',
      values: {
        home: home.name,
        away: away.name,
        score: record.ending === 'cancelled' ? '–' : `${score[0]}:${score[1]}`,
        champ: champ.name,
        date: dayText(startsAtMs, language),
      },
      path: `results/event/${eventId}-${slugOf(`${home.name} ${away.name}`)}`,
      links: [
        {
          text: champ.name,
          path: `${ofDay}/${sportId}-${sport?.slug ?? ''}/${champ.id}-${champ.slug}`,
        },
        ...(sport === undefined
          ? []
          : [{ text: sport.name, path: `${ofDay}/${sportId}-${sport.slug}` }]),
      ],
    };
  }

  #eventSubject(
    { eventId, isCyber }: Extract<SeoPlace, { kind: 'event' }>,
    tree: SportsTree,
    language: string,
  ): Subject | undefined {
    const event = this.#line.world.offeredEvent(eventId);
    const sport = tree.sports.find(({ id }) => id === event?.sportId);
    const champ = sport?.champs.find(({ id }) => id === event?.champId);
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
        (isCyber === true ? this.#addresses.cyberEventPath(event) : undefined) ??
        eventPath(event, sport, champ),
      links: [
        { text: champ.name, path: champPath(event.section, sport, champ) },
        { text: sport.name, path: sportPath(event.section, sport) },
      ],
    };
  }
}

function listText(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(
    names.slice(0, namesInText),
  );
}

function dayText(atMs: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(atMs);
}
