import type { SeoAddress } from '#wire';
import type { Line } from '../line/Line.ts';
import { startOfDay } from '../results/calendarDay.ts';
import { disciplines } from '../../world/catalogue/disciplines.ts';
import { everySport } from '../../world/catalogue/sports.ts';
import { slugOf } from '../../world/locales/slug.ts';
import { dayMs } from '../../world/schedule/schedule.ts';
import type { OfferedEvent } from '../../world/World.ts';

type Part = 'sport' | 'champ' | 'game' | 'team';

/** Positions of ids with slugs in addresses of the line, teams, championships and statistics. */
const shapes: readonly { readonly pattern: RegExp; readonly parts: readonly Part[] }[] = [
  { pattern: /^(?:line|live)\/([^/]+)\/([^/]+)\/([^/]+)$/, parts: ['sport', 'champ', 'game'] },
  { pattern: /^(?:line|live)\/([^/]+)\/([^/]+)$/, parts: ['sport', 'champ'] },
  { pattern: /^(?:line|live)\/([^/]+)$/, parts: ['sport'] },
  { pattern: /^team\/(?:line|live)\/([1-9][^/]*)$/, parts: ['team'] },
  // A sport of a curated page.
  { pattern: /^[a-z][^/]*\/(?:line|live)\/([1-9][^/]*)$/, parts: ['sport'] },
  { pattern: /^champs\/([^/]+)$/, parts: ['champ'] },
  { pattern: /^statistic(?:popup)?\/competition\/([^/]+)$/, parts: ['champ'] },
  { pattern: /^statistic(?:popup)?\/team\/([^/]+)$/, parts: ['team'] },
  { pattern: /^statistic(?:popup)?\/event\/([^/]+)$/, parts: ['game'] },
  { pattern: /^results\/event\/([^/]+)$/, parts: ['game'] },
  { pattern: /^([1-9]\d*(?:-[^/]*)?)(?:\/(?:line|live))?$/, parts: ['team'] },
];

interface Place {
  readonly id: number;
  /** Undefined where the name is unknown: any slug is accepted then. */
  readonly slug: string | undefined;
  /** Its sport and championship. */
  readonly sportId?: number | undefined;
  readonly champId?: number | undefined;
}

/**
 * Resolves addresses and rewrites them with current slugs: ids are permanent, slugs follow the
 * names.
 */
export class Addresses {
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  find(path: string): SeoAddress {
    const [, date, rest] = /^results\/(\d{4}-\d{2}-\d{2})(?:\/(.+))?$/.exec(path) ?? [];
    if (date !== undefined) return this.#ofDay(date, rest);
    const [, kind, below] = /^cyber\/(real|virtual)\/([1-9].*)$/.exec(path) ?? [];
    if (kind !== undefined && below !== undefined) return this.#ofCyber(kind, below);
    const shape = shapes.find(({ pattern }) => pattern.test(path));
    if (shape === undefined) return { isKnown: true };
    const written = shape.pattern.exec(path)?.slice(1) ?? [];
    const idOf = (index: number): number => Number.parseInt(written[index] ?? '', 10);
    const last = shape.parts.length - 1;
    const found = this.#place(shape.parts[last] ?? 'sport', idOf(last));
    if (found === undefined) return { isKnown: false };
    if (shape.parts.length === 3 && this.#line.world.record(found.id) !== undefined)
      return { isKnown: true, path: `results/event/${found.id}-${found.slug ?? ''}` };
    const cyber =
      shape.parts.length === 3 && found.champId !== undefined
        ? this.#cyberPath(found.champId)
        : undefined;
    if (cyber !== undefined)
      return {
        isKnown: true,
        path: [
          ...cyber,
          /(?:^|\/)live\//.test(path) ? 'live' : 'line',
          rewritten(written[last] ?? '', found),
        ].join('/'),
      };
    const segments = path.split('/');
    // The subject is the last id, except for the section behind a team.
    const start =
      shape.parts[0] === 'team'
        ? segments.indexOf(written[0] ?? '')
        : segments.length - shape.parts.length;
    for (const [index, part] of shape.parts.entries()) {
      // The last id decides where the page belongs.
      const id = index === last ? undefined : part === 'sport' ? found.sportId : found.champId;
      const place = index === last ? found : this.#place(part, id ?? idOf(index));
      if (place !== undefined) segments[start + index] = rewritten(written[index] ?? '', place);
    }
    return changed(path, segments);
  }

  /** A discipline, its championships, one of them or a match: each knows where it belongs. */
  #ofCyber(kind: string, below: string): SeoAddress {
    const [discipline = '', second, section, game] = below.split('/');
    const numberOf = (segment: string | undefined): number => Number.parseInt(segment ?? '', 10);
    if (second === undefined || ['line', 'live', 'champs'].includes(second)) {
      const known = disciplines.find(
        ({ id, kinds }) => id === numberOf(discipline) && kinds.some((each) => each === kind),
      );
      return known === undefined
        ? { isKnown: false }
        : changed(`cyber/${kind}/${below}`, [
            'cyber',
            kind,
            rewritten(discipline, { id: known.id, slug: known.key }),
            ...(second === undefined ? [] : [second]),
          ]);
    }
    const event = game === undefined ? undefined : this.#place('game', numberOf(game));
    const champ = this.#line.world.champ(event?.champId ?? numberOf(second), 'en');
    if (champ?.cyber === undefined || (game !== undefined && event === undefined))
      return { isKnown: false };
    if (event !== undefined && this.#line.world.record(event.id) !== undefined)
      return { isKnown: true, path: `results/event/${event.id}-${event.slug ?? ''}` };
    const { id, key, kind: ownKind } = champ.cyber;
    const place = [
      'cyber',
      ownKind,
      rewritten(discipline, { id, slug: key }),
      rewritten(second, champ),
    ];
    return changed(
      `cyber/${kind}/${below}`,
      game === undefined || event === undefined
        ? place
        : [...place, section ?? 'line', rewritten(game, event)],
    );
  }

  /** Path of a championship of cyber sport, below its discipline. */
  #cyberPath(champId: number): readonly string[] | undefined {
    const champ = this.#line.world.champ(champId, 'en');
    return champ?.cyber === undefined
      ? undefined
      : [
          'cyber',
          champ.cyber.kind,
          `${champ.cyber.id}-${champ.cyber.key}`,
          `${champ.id}-${champ.slug}`,
        ];
  }

  /** Path of an event of cyber sport; undefined for others. */
  cyberEventPath({
    champId,
    section,
    id,
    slug,
  }: Pick<OfferedEvent, 'champId' | 'section' | 'id' | 'slug'>): string | undefined {
    const place = this.#cyberPath(champId);
    return place && [...place, section, `${id}-${slug}`].join('/');
  }

  /**
   * Results of a day, a sport and a championship, written like a line of that day. A day is today
   * somewhere for 50 hours.
   */
  #ofDay(date: string, rest: string | undefined): SeoAddress {
    const { world } = this.#line;
    const startMs = startOfDay(date, 0);
    if (
      startMs === undefined ||
      startMs > world.nowMs + dayMs ||
      startMs < world.playedSinceMs - 2 * dayMs
    )
      return { isKnown: false };
    if (rest === undefined) return { isKnown: true };
    const { isKnown, path } = this.find(`line/${rest}`);
    return {
      isKnown,
      ...(path === undefined ? {} : { path: path.replace('line', `results/${date}`) }),
    };
  }

  #place(part: Part, id: number): Place | undefined {
    if (!Number.isSafeInteger(id)) return undefined;
    const { world } = this.#line;
    switch (part) {
      case 'sport': {
        const sport = everySport.find((each) => each.id === id);
        return sport === undefined ? undefined : { id, slug: slugOf(sport.key) };
      }
      case 'champ': {
        const champ = world.champ(id, 'en');
        return champ === undefined
          ? undefined
          : { id, slug: champ.slug, sportId: champ.sportId, champId: id };
      }
      case 'game': {
        const event = world.offeredEvent(id);
        if (event !== undefined)
          return { id, slug: event.slug, sportId: event.sportId, champId: event.champId };
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
          champId: record?.champId,
        };
      }
      case 'team': {
        const team = world.team(id);
        return team === undefined ? undefined : { id, slug: slugOf(team.name) };
      }
    }
  }
}

function changed(path: string, segments: readonly string[]): SeoAddress {
  const now = segments.join('/');
  return now === path ? { isKnown: true } : { isKnown: true, path: now };
}

/** A missing slug is not wrong: the id is enough. */
function rewritten(segment: string, { id, slug }: Place): string {
  const isRight =
    Number.parseInt(segment, 10) === id &&
    (!segment.includes('-') || slug === undefined || segment === `${id}-${slug}`);
  return isRight ? segment : slug === undefined || slug === '' ? String(id) : `${id}-${slug}`;
}
