import { Icon, useFormat, useServices, useTranslate } from '#core/ui';
import { countryName } from '#domain/accounts/person/countryName.ts';
import type { Origin } from '../protection/Security.ts';
import styles from '../protection/SecurityPage.module.css';

/** Browser and system, as far as they are known. */
export function useOriginName(): (origin: Origin) => string {
  const t = useTranslate('security');
  return ({ browser, system }) => {
    const names = [browser, system].filter((name) => name !== '');
    return names.length === 0 ? t('sessions.unknown') : names.join(' · ');
  };
}

/** Whence somebody came: device, moment, country and way. */
export function OriginFacts({ origin, atS }: { readonly origin: Origin; readonly atS: number }) {
  const t = useTranslate('security');
  const name = useOriginName();
  const { dateTime } = useFormat();
  const { environment } = useServices();
  const { isHandheld, country, way } = origin;
  const facts = [
    dateTime(atS),
    country === '' ? '' : countryName(country, environment.language),
    way === undefined ? '' : t(`way.${way}`),
  ];
  return (
    <>
      <Icon name={isHandheld ? 'device-mobile' : 'device-desktop'} size={20} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <bdi>{name(origin)}</bdi>
        </p>
        <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
    </>
  );
}
