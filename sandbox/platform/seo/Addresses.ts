import type { SeoAddress } from '#wire';
import type { Line } from '../line/Line.ts';
import { everySport } from '../../world/catalogue/sports.ts';
import { slugOf } from '../../world/locales/slug.ts';
import type { OfferedEvent } from '../../world/World.ts';
import { answerOf, type KnownAddresses, type Place, type SeoPart } from './SeoPart.ts';

type Part = 'sport' | 'champ' | 'game' | 'team';

/** Positions of ids with slugs in addresses of the line, teams, championships and statistics. */
const shapes: readonly { readonly pattern: RegExp; readonly parts: readonly Part[] }[] = [
  { pattern: /^(?:line|live)\/([^/]+)\/([^/]+)\/([^/]+)$/, parts: ['sport', 'champ', 'game'] },
  { pattern: /^(?:line|live)\/([^/]+)\/([^/]+)$/, parts: ['sport', 'champ'] },
  { pattern: /^(?:line|live)\/([^/]+)$/, parts: ['sport'] },
  { pattern: /^team\/(?:line|live)\/([1-9][^/]*)$/, parts: ['team'] },
  // Sport of a curated page.
  { pattern: /^[a-z][^/]*\/(?:line|live)\/([1-9][^/]*)$/, parts: ['sport'] },
  { pattern: /^champs\/([^/]+)$/, parts: ['champ'] },
  { pattern: /^statistic(?:popup)?\/competition\/([^/]+)$/, parts: ['champ'] },
  { pattern: /^statistic(?:popup)?\/team\/([^/]+)$/, parts: ['team'] },
  { pattern: /^statistic(?:popup)?\/event\/([^/]+)$/, parts: ['game'] },
  { pattern: /^([1-9]\d*(?:-[^/]*)?)(?:\/(?:line|live))?$/, parts: ['team'] },
];

/** Resolves addresses and rewrites outdated slugs; ids are permanent. */
export class Addresses implements KnownAddresses {
  readonly #line: Line;
  readonly #parts: readonly SeoPart[];

  constructor(line: Line, parts: readonly SeoPart[]) {
    this.#line = line;
    this.#parts = parts;
  }

  find(path: string): SeoAddress {
    const address = answerOf(this.#parts, (part) => part.addressOf?.(path, this));
    if (address !== undefined) return address;
    const country = /^(?:line|live)\/([^/]+)\/country\/([^/]+)$/.exec(path);
    if (country !== null) return this.#country(path, country[1] ?? '', country[2] ?? '');
    const shape = shapes.find(({ pattern }) => pattern.test(path));
    if (shape === undefined) return { isKnown: true };
    const written = shape.pattern.exec(path)?.slice(1) ?? [];
    const idOf = (index: number): number => Number.parseInt(written[index] ?? '', 10);
    const last = shape.parts.length - 1;
    const found = this.place(shape.parts[last] ?? 'sport', idOf(last));
    if (found === undefined) return { isKnown: false };
    if (shape.parts.length === 3) {
      const finished = this.finishedPath(found);
      if (finished !== undefined) return { isKnown: true, path: finished };
      const below = this.#champPath(found.champId);
      const section = /(?:^|\/)live\//.test(path) ? 'live' : 'line';
      if (below !== undefined)
        return {
          isKnown: true,
          path: `${below}/${section}/${rewritten(written[last] ?? '', found)}`,
        };
    }
    const segments = path.split('/');
    // The last id is the subject, except for the section behind a team.
    const start =
      shape.parts[0] === 'team'
        ? segments.indexOf(written[0] ?? '')
        : segments.length - shape.parts.length;
    for (const [index, part] of shape.parts.entries()) {
      // The last id decides where the page belongs.
      const id = index === last ? undefined : part === 'sport' ? found.sportId : found.champId;
      const place = index === last ? found : this.place(part, id ?? idOf(index));
      if (place !== undefined) segments[start + index] = rewritten(written[index] ?? '', place);
    }
    return changed(path, segments);
  }

  /** A country of a sport has no slug of its own: any text after its number is accepted. */
  #country(path: string, ofSport: string, country: string): SeoAddress {
    const sport = this.place('sport', Number.parseInt(ofSport, 10));
    const id = Number.parseInt(country, 10);
    const hasCountry = this.#line.world
      .competitions('en')
      .some(({ sportId, countryId }) => sportId === sport?.id && countryId === id);
    if (sport === undefined || !hasCountry) return { isKnown: false };
    return changed(path, path.split('/').with(1, rewritten(ofSport, sport)));
  }

  /**
   * Returns the path of an event that a plugin places below its championship; undefined for others.
   */
  eventPathOf({
    competitionId,
    section,
    id,
    slug,
  }: Pick<OfferedEvent, 'competitionId' | 'section' | 'id' | 'slug'>): string | undefined {
    const below = this.#champPath(competitionId);
    return below && `${below}/${section}/${id}-${slug}`;
  }

  /** Returns the path of a finished event, if a plugin has pages for them. */
  finishedPath({ id, slug }: Pick<Place, 'id' | 'slug'>): string | undefined {
    return this.#line.world.record(id) === undefined
      ? undefined
      : answerOf(this.#parts, (part) => part.finishedPath?.(id, slug ?? ''));
  }

  #champPath(champId: number | undefined): string | undefined {
    return champId === undefined
      ? undefined
      : answerOf(this.#parts, (part) => part.champPath?.(champId));
  }

  /** Returns what an id stands for; undefined if it never existed. */
  place(part: Part, id: number): Place | undefined {
    if (!Number.isSafeInteger(id)) return undefined;
    const { world } = this.#line;
    switch (part) {
      case 'sport': {
        const sport = everySport.find((each) => each.id === id);
        return sport === undefined ? undefined : { id, slug: slugOf(sport.key) };
      }
      case 'champ': {
        const champ = world.competition(id, 'en');
        return champ === undefined
          ? undefined
          : { id, slug: champ.slug, sportId: champ.sportId, champId: id };
      }
      case 'game': {
        const event = world.offeredEvent(id);
        if (event !== undefined)
          return { id, slug: event.slug, sportId: event.sportId, champId: event.competitionId };
        const [home, away] = world.contestants(id) ?? [];
        const record = world.record(id);
        if (home === undefined || away === undefined) {
          // A finished season has no sides.
          const full = world.game(id, 'en');
          return (
            full && {
              id,
              slug: full.game.slug,
              sportId: full.game.sportId,
              champId: full.game.champId,
            }
          );
        }
        return {
          id,
          slug: slugOf(`${home.name} ${away.name}`),
          sportId: record?.sportId,
          champId: record?.competitionId,
        };
      }
      case 'team': {
        const team = world.team(id);
        return team === undefined ? undefined : { id, slug: slugOf(team.name) };
      }
    }
  }
}

/** Returns the address if it is current, else the current one. */
export function changed(path: string, segments: readonly string[]): SeoAddress {
  const now = segments.join('/');
  return now === path ? { isKnown: true } : { isKnown: true, path: now };
}

/** Returns a segment with the current slug. A missing slug is not wrong: the id is enough. */
export function rewritten(segment: string, { id, slug }: Place): string {
  const isRight =
    Number.parseInt(segment, 10) === id &&
    (!segment.includes('-') || slug === undefined || segment === `${id}-${slug}`);
  return isRight ? segment : slug === undefined || slug === '' ? String(id) : `${id}-${slug}`;
}
