import { nearest } from '../../core/runtime/routes/nearest.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';
import type { Offer, OfferedCompetition } from './Offer.ts';

/**
 * SHL-761: a page type that names a sport or competition unknown to the platform would be empty.
 */
export function checkSelections({
  configuration,
  offer,
  fault,
}: CheckedBrand): ConfigurationFault[] {
  if (offer === undefined) return [];
  return Object.entries(configuration.pageTypes).flatMap(([id, type]) => {
    const path = `pageTypes.${id}`;
    const { selection = {}, sport, competition } = type;
    const names = [type.title?.['en'] ?? '', id].filter((name) => name !== '');
    const listed = (key: string, values: readonly number[]): readonly Written[] =>
      values.map((value, index) => ({ path: `${path}.selection.${key}[${index}]`, value }));
    const sports =
      sport === undefined
        ? listed('sports', selection.sports ?? [])
        : [{ path: `${path}.sport`, value: sport }];
    const competitions =
      competition === undefined
        ? listed('competitions', selection.competitions ?? [])
        : [{ path: `${path}.competition`, value: competition }];
    return [
      ...sports
        .filter(({ value }) => !offer.sports.some((each) => each.id === value))
        .map((written) =>
          fault(written.path, 'is no sport of the platform: the page would be empty', {
            value: written.value,
            nearest: likeliest(names, written.value, offer.sports),
          }),
        ),
      ...competitions.flatMap((written) => checkCompetition(written, names, sports, offer, fault)),
    ];
  });
}

interface Written {
  readonly path: string;
  readonly value: number;
}

function checkCompetition(
  { path, value }: Written,
  names: readonly string[],
  sports: readonly Written[],
  { competitions, otherCompetitionIds }: Offer,
  fault: CheckedBrand['fault'],
): ConfigurationFault[] {
  const found = competitions.find(({ id }) => id === value);
  const isOfSports = (competition: OfferedCompetition): boolean =>
    sports.length === 0 || sports.some((sport) => sport.value === competition.sportId);
  if (found === undefined ? otherCompetitionIds.has(value) : isOfSports(found)) return [];
  const message =
    found === undefined
      ? 'is no competition of the platform: the page would be empty'
      : `is ${found.name}, of sport ${found.sportId}, which the page leaves out: it would be empty`;
  return [
    fault(path, message, {
      value,
      nearest: likeliest(names, value, competitions.filter(isOfSports)),
    }),
  ];
}

/** The match for the name of the page type, else the nearest number. */
function likeliest(
  names: readonly string[],
  value: number,
  like: readonly { readonly id: number; readonly name: string }[],
): number | undefined {
  const plain = (name: string): string => name.replace(/^.*\. /, '').toLowerCase();
  for (const name of names) {
    const closest = nearest(
      plain(name),
      like.map((each) => plain(each.name)),
    );
    const found = like.find((each) => plain(each.name) === closest);
    if (found !== undefined) return found.id;
  }
  const byDistance = like.toSorted(
    (one, other) => Math.abs(one.id - value) - Math.abs(other.id - value),
  );
  return byDistance[0]?.id;
}
