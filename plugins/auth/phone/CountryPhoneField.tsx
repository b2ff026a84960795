import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Flag, Icon, TextField, useServices, useTranslate } from '#core/ui';
import { countriesByName } from '#domain/accounts/person/countryName.ts';
import type { PhoneEntry } from './PhoneEntry.ts';
import styles from './CountryPhoneField.module.css';

interface CountryPhoneFieldProps {
  readonly phone: PhoneEntry;
  readonly label: string;
  readonly name: string;
  /** Error beyond those of the number itself. */
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  readonly className?: string | undefined;
  /** Called when number or country change, so that the outcome for the old one is void. */
  readonly onEdit?: (() => void) | undefined;
}

/** Country with flag and calling code, and the number in its national format. */
export const CountryPhoneField = observer(function CountryPhoneField({
  phone,
  label,
  name,
  error,
  autoComplete = 'tel-national',
  className,
  onEdit,
}: CountryPhoneFieldProps) {
  const t = useTranslate('auth.ways');
  useEffect(() => void phone.begin(), [phone]);
  return (
    <TextField
      className={className}
      type="tel"
      inputMode="tel"
      dir="ltr"
      label={label}
      name={name}
      autoComplete={autoComplete}
      value={phone.national}
      onChange={(text) => {
        phone.type(text);
        onEdit?.();
      }}
      onFocus={() => void phone.prepare()}
      onBlur={() => void phone.leave()}
      error={error ?? (phone.problem === undefined ? undefined : t(`phone.${phone.problem}`))}
      start={<CountryChoice phone={phone} onEdit={onEdit} />}
    />
  );
});

/** A native select, transparent, over flag and calling code. */
const CountryChoice = observer(function CountryChoice({
  phone,
  onEdit,
}: Pick<CountryPhoneFieldProps, 'phone' | 'onEdit'>) {
  const t = useTranslate('auth.ways');
  const { environment } = useServices();
  const { countries, country } = phone;
  const choices = useMemo(
    () =>
      countriesByName(
        countries.map(({ code }) => code),
        environment.language,
      ),
    [countries, environment.language],
  );
  const telCode = (code: string): string | undefined =>
    countries.find((each) => each.code === code)?.telCode;
  return (
    <span className={styles.country}>
      <Flag iso={country === '' ? 'int' : country} />
      <span className="num" aria-hidden="true">
        {telCode(country) ?? '+'}
      </span>
      <Icon name="chevron-down" size={14} />
      <select
        name="phone-country"
        aria-label={t('phone.country')}
        autoComplete="tel-country-code"
        className={styles.list}
        dir={environment.direction}
        value={country}
        onFocus={() => {
          if (countries.length === 0) void phone.prepare();
        }}
        onChange={(event) => {
          phone.chooseCountry(event.currentTarget.value);
          onEdit?.();
        }}
      >
        {choices.length === 0 ? <option value={country}>{country}</option> : null}
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} (\u2066${telCode(code) ?? ''}\u2069)`}
          </option>
        ))}
      </select>
    </span>
  );
});
