import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { SelectField, useServices, useTranslate } from '#core/ui';
import { countriesByName } from '#domain/accounts/person/countryName.ts';
import type { FieldName, RegistrationForm } from './RegistrationForm.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import { TextLine } from './TextLine.tsx';

interface PlaceFieldsProps {
  readonly store: RegistrationStore;
  readonly form: RegistrationForm;
  readonly asks: (field: FieldName) => boolean;
}

/** Address of the person, and the currency of their country. */
export const PlaceFields = observer(function PlaceFields({ store, form, asks }: PlaceFieldsProps) {
  const t = useTranslate('registration');
  const { environment } = useServices();
  const { language } = environment;
  const problem = store.problems.get('country');
  const countries = useMemo(
    () =>
      countriesByName(
        form.countries.map(({ code }) => code),
        language,
      ).map(({ code, name }) => ({ value: code, label: name })),
    [form, language],
  );
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  return (
    <>
      {asks('country') ? (
        <SelectField
          label={t('field.country')}
          name="country"
          autoComplete="country"
          value={store.country ?? form.country}
          options={countries}
          onChange={store.chooseCountry}
          error={
            store.isCountryClosed || problem !== undefined ? t('problem.country.closed') : undefined
          }
        />
      ) : null}
      {asks('region') ? (
        <TextLine store={store} field="region" autoComplete="address-level1" />
      ) : null}
      {asks('city') ? <TextLine store={store} field="city" autoComplete="address-level2" /> : null}
      {asks('street') ? (
        <TextLine store={store} field="street" autoComplete="street-address" />
      ) : null}
      {asks('postcode') ? (
        <TextLine store={store} field="postcode" autoComplete="postal-code" />
      ) : null}
      {asks('currency') ? (
        <SelectField
          label={t('field.currency')}
          name="currency"
          value={store.currency ?? form.currency}
          options={form.currencies.map((code) => ({
            value: code,
            label: `${names.of(code) ?? code} (${code})`,
          }))}
          onChange={store.chooseCurrency}
        />
      ) : null}
    </>
  );
});
