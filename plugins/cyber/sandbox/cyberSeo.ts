import {
  changed,
  disciplines,
  idOf,
  rewritten,
  type KnownAddresses,
  type Line,
  type NamedAddress,
  type PlaceNames,
  type SeoPart,
} from '#sandbox';
import type { SeoAddress } from '#wire';

const eventPattern =
  /^cyber\/(?:real|virtual)\/[1-9][^/]*\/[1-9][^/]*\/(line|live)\/([1-9]\d{0,15})(?:-[^/]*)?$/;

/** Addresses below a discipline: its championships, one of them, a match. */
export function cyberSeo(line: Line): SeoPart {
  const champPath = (champId: number): string | undefined => {
    const champ = line.world.competition(champId, 'en');
    return champ?.cyber === undefined
      ? undefined
      : `cyber/${champ.cyber.kind}/${champ.cyber.id}-${champ.cyber.key}/${champ.id}-${champ.slug}`;
  };
  return {
    champPath,
    eventAt(path) {
      const [, section, id] = eventPattern.exec(path) ?? [];
      return id === undefined
        ? undefined
        : { section: section === 'live' ? 'live' : 'line', eventId: Number(id) };
    },
    addressOf(path, addresses) {
      const [, kind, below] = /^cyber\/(real|virtual)\/([1-9].*)$/.exec(path) ?? [];
      return kind === undefined || below === undefined
        ? undefined
        : addressBelow(kind, below, line, addresses);
    },
    namedAddressOf: ([first, ...segments], language, { names }) =>
      first === 'cyber' ? namedBelow(segments, names, language) : undefined,
  };
}

/** Each of them knows the kind and the discipline to which it belongs. */
function addressBelow(
  kind: string,
  below: string,
  line: Line,
  addresses: KnownAddresses,
): SeoAddress {
  const path = `cyber/${kind}/${below}`;
  const [discipline = '', second, section, game] = below.split('/');
  const numberOf = (segment: string | undefined): number => Number.parseInt(segment ?? '', 10);
  if (second === undefined || ['line', 'live', 'champs'].includes(second)) {
    const known = disciplines.find(
      ({ id, kinds }) => id === numberOf(discipline) && kinds.some((each) => each === kind),
    );
    return known === undefined
      ? { isKnown: false }
      : changed(path, [
          'cyber',
          kind,
          rewritten(discipline, { id: known.id, slug: known.key }),
          ...(second === undefined ? [] : [second]),
        ]);
  }
  const event = game === undefined ? undefined : addresses.place('game', numberOf(game));
  const champ = line.world.competition(event?.champId ?? numberOf(second), 'en');
  if (champ?.cyber === undefined || (game !== undefined && event === undefined))
    return { isKnown: false };
  const finished = event && addresses.finishedPath(event);
  if (finished !== undefined) return { isKnown: true, path: finished };
  const { id, key, kind: ownKind } = champ.cyber;
  const place = [
    'cyber',
    ownKind,
    rewritten(discipline, { id, slug: key }),
    rewritten(second, champ),
  ];
  return changed(
    path,
    game === undefined || event === undefined
      ? place
      : [...place, section ?? 'line', rewritten(game, event)],
  );
}

const pagesOfDiscipline = ['line', 'live', 'champs'];

/** Resolves names below a discipline, which must be of the kind before it. */
function namedBelow(
  [kind = '', ofDiscipline = '', place, section, ofEvent, ...more]: readonly string[],
  names: PlaceNames,
  language: string,
): NamedAddress | undefined {
  const discipline = names
    .disciplines(ofDiscipline, language)
    .find(({ kinds }) => kinds.some((each) => each === kind));
  if (discipline === undefined || more.length > 0) return undefined;
  const own = `cyber/${kind}/${discipline.id}-${discipline.key}`;
  if (place === undefined) return { path: own };
  if (pagesOfDiscipline.includes(place))
    return section === undefined ? { path: `${own}/${place}` } : undefined;
  if (section === undefined && idOf(place) !== undefined) return { path: `${own}/${place}` };
  const champs = names
    .champs(place, language)
    .filter(({ cyber }) => cyber?.id === discipline.id && cyber.kind === kind);
  const [champ, other] = champs;
  if (champ === undefined) return undefined;
  if (section === undefined)
    return other === undefined
      ? { path: `${own}/${champ.id}-${champ.slug}` }
      : { path: `${own}/champs`, isShared: true };
  if (ofEvent === undefined || !['line', 'live'].includes(section)) return undefined;
  const [event, twin] = names
    .events(ofEvent)
    .filter(({ competitionId }) => champs.some(({ id }) => id === competitionId));
  if (event === undefined) return undefined;
  return twin === undefined
    ? { path: `${own}/0/${section}/${event.id}-${event.slug}` }
    : { path: `${own}/champs`, isShared: true };
}
