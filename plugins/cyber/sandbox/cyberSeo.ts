import { changed, disciplines, rewritten, type Addresses, type Line, type SeoPart } from '#sandbox';
import type { SeoAddress } from '#wire';

const eventPattern =
  /^cyber\/(?:real|virtual)\/[1-9][^/]*\/[1-9][^/]*\/(line|live)\/([1-9]\d{0,15})(?:-[^/]*)?$/;

/** Addresses below a discipline: its championships, one of them, a match. */
export function cyberSeo(line: Line): SeoPart {
  const champPath = (champId: number): string | undefined => {
    const champ = line.world.champ(champId, 'en');
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
  };
}

/** Each of them knows the kind and the discipline to which it belongs. */
function addressBelow(kind: string, below: string, line: Line, addresses: Addresses): SeoAddress {
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
  const champ = line.world.champ(event?.champId ?? numberOf(second), 'en');
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
