import type { ReactNode } from 'react';
import { RecordRow, useFormat, useServices, useTranslate } from '#core/ui';
import { countryName } from '#domain/accounts/person/countryName.ts';
import type { Device, Origin } from '../protection/Security.ts';

/** Returns a function that names browser and system, as far as known. */
export function useOriginName(): (device: Device) => string {
  const t = useTranslate('security');
  return ({ browser, system }) => {
    const names = [browser, system].filter((name) => name !== '');
    return names.length === 0 ? t('sessions.unknown') : names.join(' · ');
  };
}

interface OriginRowProps {
  readonly origin: Origin;
  readonly atS: number;
  /** Time of the last use of a session. */
  readonly lastAtS?: number;
  readonly actions?: ReactNode;
}

/** Origin of a sign-in: device, time, country and method. */
export function OriginRow({ origin, atS, lastAtS, actions }: OriginRowProps) {
  const t = useTranslate('security');
  const tWays = useTranslate('security.ways');
  const { dateTime } = useFormat();
  const country = useCountry(origin);
  const { way } = origin;
  const facts = [dateTime(atS), country, way === undefined ? '' : t(`way.${way}`)];
  const last = lastAtS === undefined ? [] : [tWays('session.last', { date: dateTime(lastAtS) })];
  return <Row device={origin} facts={facts} more={last} actions={actions} />;
}

/** A device and its country. */
export function DeviceRow({ device }: { readonly device: Device }) {
  return <Row device={device} facts={[useCountry(device)]} />;
}

function useCountry({ country }: Device): string {
  const { environment } = useServices();
  return country === '' ? '' : countryName(country, environment.language);
}

interface RowProps {
  readonly device: Device;
  readonly facts: readonly string[];
  readonly more?: readonly string[];
  readonly actions?: ReactNode;
}

function Row({ device, facts, more = [], actions }: RowProps) {
  const name = useOriginName();
  const known = facts.filter((fact) => fact !== '');
  return (
    <RecordRow
      icon={device.isHandheld ? 'device-mobile' : 'device-desktop'}
      name={<bdi>{name(device)}</bdi>}
      details={[...(known.length === 0 ? [] : [known.join(' · ')]), ...more]}
      actions={actions}
    />
  );
}
