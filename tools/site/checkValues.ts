import { currencyCodes } from '#domain/money/currencyCodes.ts';
import { isTagHost } from '../../edge/security/isTagHost.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

/** Values that are valid by schema but meaningless. */
export function checkValues(brand: CheckedBrand): ConfigurationFault[] {
  return [
    ...checkOwner(brand),
    ...checkVisitor(brand),
    ...checkMaintenance(brand),
    ...checkChoices(brand),
    ...checkFrameHosts(brand),
    ...checkRemotes(brand),
  ];
}

function checkOwner({ brand, configuration, fault }: CheckedBrand): ConfigurationFault[] {
  const { id, supportEmail, supportPhone } = configuration.brand;
  const faults: ConfigurationFault[] = [];
  if (id !== brand)
    faults.push(
      fault('brand.id', 'must be the name of the file', { value: id, allowed: [brand], like: [] }),
    );
  // SHL-532: the address for people who need help must be a valid one.
  if (supportEmail !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(supportEmail))
    faults.push(
      fault('brand.supportEmail', 'is no mail address, such as support@brand.example', {
        value: supportEmail,
      }),
    );
  if (supportPhone !== '' && !/^\+?[\d\s().-]{5,}$/.test(supportPhone))
    faults.push(
      fault('brand.supportPhone', 'is no telephone number, such as +356 2700 0100', {
        value: supportPhone,
      }),
    );
  return faults;
}

/** Existing offsets from UTC in hours that are no multiple of a half. */
const oddOffsets: readonly number[] = [5.75, 8.75, 12.75, 13.75];

/** SHL-532: defaults for a visitor without preferences. */
function checkVisitor({
  configuration: { currency, timeZone },
  fault,
}: CheckedBrand): ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  if (!currencyCodes.includes(currency))
    faults.push(
      fault('currency', 'is no currency of the product (ISO 4217)', {
        value: currency,
        allowed: currencyCodes,
      }),
    );
  if (!Number.isInteger(timeZone * 2) && !oddOffsets.includes(timeZone))
    faults.push(
      fault('timeZone', 'is the time of no place: hours east of UTC', {
        value: timeZone,
        nearest: Math.round(timeZone * 2) / 2,
      }),
    );
  return faults;
}

/** Epoch seconds of the year 5138; read as milliseconds the number is an instant of 1973. */
const latestS = 100_000_000_000;

/** SHL-532: instants are epoch seconds, and an end is after its beginning. */
function checkMaintenance({
  configuration: {
    site: { maintenance },
  },
  fault,
}: CheckedBrand): ConfigurationFault[] {
  const spans = [
    ['started_at', 'ended_at'],
    ['notify_started_at', 'notify_ended_at'],
  ] as const;
  const inMilliseconds = spans
    .flat()
    .filter((name) => maintenance[name] > latestS)
    .map((name) =>
      fault(`site.maintenance.${name}`, 'is in milliseconds; write epoch seconds', {
        value: maintenance[name],
        nearest: Math.floor(maintenance[name] / 1000),
      }),
    );
  const backwards = spans
    .filter(([begin, end]) => maintenance[end] !== 0 && maintenance[end] <= maintenance[begin])
    .map(([begin, end]) =>
      fault(`site.maintenance.${end}`, `is not after ${begin}, which is ${maintenance[begin]}`, {
        value: maintenance[end],
      }),
    );
  return [...inMilliseconds, ...backwards];
}

/** SHL-532: a default is one of the list of choices. */
function checkChoices({
  configuration: { site, brand },
  fault,
}: CheckedBrand): ConfigurationFault[] {
  return (
    [
      ['responsibleGamblingLogoIds', 'responsibleGamblingLogos'],
      ['responsibleGamblingLinkIds', 'responsibleGamblingLinks'],
    ] as const
  ).flatMap(([ids, source]) => {
    const allowed = brand[source].flatMap(({ id = 0 }) => (id === 0 ? [] : [id]));
    return site[ids].flatMap((value, index) =>
      allowed.includes(value)
        ? []
        : [
            fault(`site.${ids}[${index}]`, `is none of brand.${source}`, {
              value,
              allowed,
              like: [],
            }),
          ],
    );
  });
}

/** EDG-613: pages of payments allow no frame of analytics or advertising. */
function checkFrameHosts({
  configuration: { frameHosts },
  fault,
}: CheckedBrand): ConfigurationFault[] {
  return frameHosts.flatMap((value, index) =>
    isTagHost(value)
      ? [
          fault(
            `frameHosts[${index}]`,
            'is the host of a tag manager or counter, which no page of payments lets in',
            { value },
          ),
        ]
      : [],
  );
}

/** SHL-532: a remote is valid but not shown yet. */
function checkRemotes({ configuration: { remotes }, fault }: CheckedBrand): ConfigurationFault[] {
  return remotes.map(({ id }, index) =>
    fault(
      `remotes[${index}]`,
      'is not shown: this version of the product has no place for sub-applications',
      { value: id, isNote: true },
    ),
  );
}
