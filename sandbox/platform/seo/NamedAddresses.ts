import type { ChampWire } from '#wire';
import { everySport, type Sport } from '../../world/catalogue/sports.ts';
import { slugOf } from '../../world/locales/slug.ts';
import type { Line } from '../line/Line.ts';
import type { Addresses } from './Addresses.ts';
import { idOf, PlaceNames, type NamedTeam } from './PlaceNames.ts';
import { answerOf, type NamedAddress, type SeoPart } from './SeoPart.ts';

/** Maximum number of segments of addresses with names. */
const mostSegments = 7;

/**
 * Resolves addresses with names instead of ids: `line/football`, `cyber/real/strike-zone`. A name
 * is resolved within the preceding segments. An ambiguous name leads to the page of all its items,
 * if there is one; an unknown one leads nowhere.
 */
export class NamedAddresses {
  readonly #addresses: Addresses;
  readonly #parts: readonly SeoPart[];
  readonly names: PlaceNames;

  constructor(line: Line, addresses: Addresses, parts: readonly SeoPart[]) {
    this.#addresses = addresses;
    this.#parts = parts;
    this.names = new PlaceNames(line);
  }

  /** @param path after the language, without a leading slash, as requested */
  find(path: string, language: string): NamedAddress | undefined {
    const segments = decoded(path);
    if (segments === undefined) return undefined;
    const found =
      answerOf(this.#parts, (part) => part.namedAddressOf?.(segments, language, this)) ??
      this.#find(segments, language);
    if (found === undefined) return undefined;
    const address = this.#addresses.find(found.path);
    if (!address.isKnown) return undefined;
    const now = { ...found, path: address.path ?? found.path };
    return now.path === segments.join('/') ? undefined : now;
  }

  #find(segments: readonly string[], language: string): NamedAddress | undefined {
    const [first = '', second = '', ...rest] = segments;
    if (isSection(first)) return this.#inLine(first, segments.slice(1), language);
    if (first === 'team' && isSection(second) && rest.length === 1)
      return this.#team(rest[0] ?? '', (team) => `team/${second}/${team}`);
    if (isSection(second) && rest.length > 0) {
      const found = this.#inLine(second, rest, language);
      return found && { ...found, path: `${first}/${found.path}` };
    }
    if (segments.length === 1 || (isSection(second) && rest.length === 0))
      return this.#team(first, (team) => [team, ...segments.slice(1)].join('/'));
    if (first === 'champs' && segments.length === 2)
      return this.#competition(second, language, first, (champ) => `champs/${champ}`);
    if (/^statistic(?:popup)?$/.test(first) && rest.length === 1)
      return this.#statistic(first, second, rest[0] ?? '', language);
    return undefined;
  }

  #inLine(
    section: string,
    [ofSport = '', ...below]: readonly string[],
    language: string,
  ): NamedAddress | undefined {
    const sports = this.names.sports(ofSport, language);
    const [sport] = sports;
    if (sport === undefined) return undefined;
    if (sports.length > 1) return { path: section, isShared: true };
    const own = `${section}/${sportSegment(sport)}`;
    const [place, event] = below;
    if (place === undefined) return { path: own };
    if (below.length > 2) return undefined;
    const countryId = (segment: string): number | undefined =>
      this.names.countryId(segment, sport.id, language);
    const countryPath = (id: number | undefined): NamedAddress | undefined =>
      id === undefined ? undefined : { path: `${own}/country/${id}` };
    if (place === 'country' && event !== undefined) return countryPath(countryId(event));
    // The last id decides where a page belongs.
    if (idOf(event ?? place) !== undefined)
      return { path: [section, ...below.map(() => '0'), event ?? place].join('/') };
    const champsOf = (segment: string): readonly ChampWire[] =>
      this.names.champs(segment, language).filter(({ sportId }) => sportId === sport.id);
    const champs = champsOf(place);
    if (event === undefined)
      return champs.length === 0 ? countryPath(countryId(place)) : oneChamp(own, champs);
    return champs.length === 0
      ? oneChamp(
          own,
          champsOf(event).filter((champ) => champ.countryId === countryId(place)),
        )
      : this.#event(own, champs, event);
  }

  #event(
    sportPath: string,
    champs: readonly ChampWire[],
    segment: string,
  ): NamedAddress | undefined {
    const events = this.names
      .events(segment)
      .filter(({ competitionId }) => champs.some(({ id }) => id === competitionId));
    const [event, other] = events;
    const champ = champs.find(({ id }) => id === event?.competitionId);
    if (event === undefined || champ === undefined) return undefined;
    const shared = oneChamp(sportPath, champs);
    return other === undefined
      ? { path: `${sportPath}/${champSegment(champ)}/${event.id}-${event.slug}` }
      : shared && { ...shared, isShared: true };
  }

  #statistic(
    page: string,
    kind: string,
    segment: string,
    language: string,
  ): NamedAddress | undefined {
    const pathOf = (place: string): string => `${page}/${kind}/${place}`;
    if (kind === 'competition') return this.#competition(segment, language, 'statistic', pathOf);
    if (kind === 'team') return this.#team(segment, pathOf, 'statistic');
    if (kind !== 'event') return undefined;
    const [event, other] = this.names.events(segment);
    if (event === undefined) return undefined;
    return other === undefined
      ? { path: pathOf(`${event.id}-${event.slug}`) }
      : { path: 'statistic', isShared: true };
  }

  /** Searches all sports; an ambiguous name leads to the page of all championships. */
  #competition(
    segment: string,
    language: string,
    ofAll: string,
    pathOf: (champ: string) => string,
  ): NamedAddress | undefined {
    const [champ, other] = this.names.champs(segment, language);
    if (champ === undefined) return undefined;
    return other === undefined
      ? { path: pathOf(champSegment(champ)) }
      : { path: ofAll, isShared: true };
  }

  /** An ambiguous name leads to the page of the sport, if all are of one. */
  #team(
    segment: string,
    pathOf: (team: string) => string,
    ofAll?: string,
  ): NamedAddress | undefined {
    const teams = this.names.teams(segment);
    const [team, other] = teams;
    if (team === undefined) return undefined;
    if (other === undefined) return { path: pathOf(`${team.id}-${team.slug}`) };
    const shared = ofAll ?? sportOfAll(teams);
    return shared === undefined ? undefined : { path: shared, isShared: true };
  }
}

/** Decodes the segments; undefined for a malformed, empty or too deep path. */
function decoded(path: string): readonly string[] | undefined {
  const raw = path.split('/');
  if (raw.length > mostSegments) return undefined;
  try {
    const segments = raw.map(decodeURIComponent);
    return segments.some((segment) => segment === '' || /[/\\]/.test(segment))
      ? undefined
      : segments;
  } catch {
    return undefined;
  }
}

function isSection(segment: string): boolean {
  return segment === 'line' || segment === 'live';
}

function sportSegment({ id, key }: Sport): string {
  return `${id}-${slugOf(key)}`;
}

function champSegment({ id, slug }: ChampWire): string {
  return `${id}-${slug}`;
}

/** Returns the championship, or the common country of several, else the sport. */
function oneChamp(sportPath: string, champs: readonly ChampWire[]): NamedAddress | undefined {
  const [champ, ...others] = champs;
  if (champ === undefined) return undefined;
  if (others.length === 0) return { path: `${sportPath}/${champSegment(champ)}` };
  return others.every(({ countryId }) => countryId === champ.countryId)
    ? { path: `${sportPath}/country/${champ.countryId}`, isShared: true }
    : { path: sportPath, isShared: true };
}

function sportOfAll(teams: readonly NamedTeam[]): string | undefined {
  const ids = new Set(teams.map(({ sportId }) => sportId));
  const [sport] = everySport.filter(({ id }) => ids.has(id));
  return ids.size === 1 && sport !== undefined ? `line/${sportSegment(sport)}` : undefined;
}
