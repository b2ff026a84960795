import { currencyCodes } from '#domain/money/currencyCodes.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import { withNearest, type ConfigurationFault } from './ConfigurationFault.ts';

/** Values that fit the schema and mean nothing. */
export function checkValues(brand: CheckedBrand): ConfigurationFault[] {
  return [
    ...checkOwner(brand),
    ...checkVisitor(brand),
    ...checkMaintenance(brand),
    ...checkChoices(brand),
    ...checkRemotes(brand),
  ];
}

function checkOwner({
  brand,
  configuration: { brand: owner },
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  if (owner.id !== brand)
    faults.push({
      file: fileOf('brand.id'),
      path: 'brand.id',
      message: 'must be the name of the file',
      value: owner.id,
      allowed: [brand],
    });
  // SHL-532: people are led there when they need help.
  if (owner.supportEmail !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(owner.supportEmail)) {
    faults.push({
      file: fileOf('brand.supportEmail'),
      path: 'brand.supportEmail',
      message: 'is no mail address, such as support@brand.example',
      value: owner.supportEmail,
    });
  }
  if (owner.supportPhone !== '' && !/^\+?[\d\s().-]{5,}$/.test(owner.supportPhone)) {
    faults.push({
      file: fileOf('brand.supportPhone'),
      path: 'brand.supportPhone',
      message: 'is no telephone number, such as +356 2700 0100',
      value: owner.supportPhone,
    });
  }
  return faults;
}

/** Quarters of an hour in which the clocks of some place differ from UTC by more than whole hours and halves. */
const oddOffsets: readonly number[] = [5.75, 8.75, 12.75, 13.75];

/** SHL-532: what a visitor is shown who has chosen nothing. */
function checkVisitor({
  configuration: { currency, timeZone },
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  if (!currencyCodes.includes(currency))
    faults.push(
      withNearest(
        {
          file: fileOf('currency'),
          path: 'currency',
          message: 'is no currency of the product (ISO 4217)',
          value: currency,
          allowed: currencyCodes,
        },
        currencyCodes,
      ),
    );
  if (!Number.isInteger(timeZone * 2) && !oddOffsets.includes(timeZone)) {
    faults.push({
      file: fileOf('timeZone'),
      path: 'timeZone',
      message: 'is the time of no place: hours east of UTC',
      value: timeZone,
      nearest: Math.round(timeZone * 2) / 2,
    });
  }
  return faults;
}

/** Epoch seconds of the year 5138: nobody announces work so early, but the same instant in milliseconds is in 1973. */
const latestS = 100_000_000_000;

/** SHL-532: instants are epoch seconds, and an end comes after its begin. */
function checkMaintenance({ configuration: { site }, fileOf }: CheckedBrand): ConfigurationFault[] {
  const { maintenance } = site;
  const instants = ['started_at', 'ended_at', 'notify_started_at', 'notify_ended_at'] as const;
  const inMilliseconds = instants
    .filter((name) => maintenance[name] > latestS)
    .map((name) => ({
      name,
      message: 'is in milliseconds; write epoch seconds',
      nearest: Math.floor(maintenance[name] / 1000),
    }));
  const backwards = (
    [
      ['started_at', 'ended_at'],
      ['notify_started_at', 'notify_ended_at'],
    ] as const
  )
    .filter(([begin, end]) => maintenance[end] !== 0 && maintenance[end] <= maintenance[begin])
    .map(([begin, name]) => ({
      name,
      message: `is not after ${begin}, which is ${maintenance[begin]}`,
    }));
  return [...inMilliseconds, ...backwards].map(({ name, ...said }) => ({
    file: fileOf(`site.maintenance.${name}`),
    path: `site.maintenance.${name}`,
    value: maintenance[name],
    ...said,
  }));
}

/** SHL-532: ids that choose from a list which has them not. */
function checkChoices({
  configuration: { site, brand },
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  const choices = [
    [
      'site.responsibleGamblingLogoIds',
      site.responsibleGamblingLogoIds,
      'brand.responsibleGamblingLogos',
      brand.responsibleGamblingLogos,
    ] as const,
    [
      'site.responsibleGamblingLinkIds',
      site.responsibleGamblingLinkIds,
      'brand.responsibleGamblingLinks',
      brand.responsibleGamblingLinks,
    ] as const,
  ];
  return choices.flatMap(([path, ids, source, offered]) => {
    const allowed = offered.flatMap(({ id = 0 }) => (id === 0 ? [] : [id]));
    return ids.flatMap((value, index) =>
      allowed.includes(value)
        ? []
        : [
            {
              file: fileOf(path),
              path: `${path}[${index}]`,
              message: `is none of ${source}`,
              value,
              allowed,
            },
          ],
    );
  });
}

/** SHL-532: told, so that nobody waits for it. */
function checkRemotes({ configuration: { remotes }, fileOf }: CheckedBrand): ConfigurationFault[] {
  return remotes.map(({ id }, index) => ({
    file: fileOf('remotes'),
    path: `remotes[${index}]`,
    message: 'is not shown: this version of the product has no place for sub-applications',
    value: id,
    isNote: true as const,
  }));
}
