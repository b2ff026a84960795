import { observer } from 'mobx-react-lite';
import { TextField, useTranslate } from '#core/ui';
import type { PersonalField } from '#domain/accounts/personalData.ts';
import type { PersonalStore } from './PersonalStore.ts';

const completions: Readonly<Partial<Record<PersonalField, string>>> = {
  name: 'given-name',
  middleName: 'additional-name',
  surname: 'family-name',
  birthDay: 'bday',
  region: 'address-level1',
  city: 'address-level2',
  registrationAddress: 'street-address',
};
const dayFields: readonly PersonalField[] = ['birthDay', 'passportDay', 'passportEndDay'];
const longFields: readonly PersonalField[] = ['registrationAddress', 'issuedBy', 'birthPlace'];

interface PersonalLineProps {
  readonly store: PersonalStore;
  readonly field: PersonalField;
  /** Whether it is required. */
  readonly isWanted?: boolean;
}

/** Field of the personal data, which may be fixed or masked. */
export const PersonalLine = observer(function PersonalLine({
  store,
  field,
  isWanted = false,
}: PersonalLineProps) {
  const t = useTranslate('office.personal');
  const isLacking = isWanted && store.value(field).trim() === '';
  const problem = isLacking ? 'empty' : store.problem(field);
  const masked = store.masked(field);
  const isFixed = store.isFixed(field);
  const hint = isFixed
    ? t('personal.fixed')
    : masked === ''
      ? undefined
      : t('personal.masked', { number: `\u2066${masked}\u2069` });
  return (
    <TextField
      label={t(`personal.${field}`)}
      name={field}
      type={dayFields.includes(field) ? 'date' : 'text'}
      autoComplete={completions[field]}
      maxLength={longFields.includes(field) ? 200 : 100}
      value={store.value(field)}
      isDisabled={isFixed}
      hint={hint}
      error={problem === undefined ? undefined : t(`personal.problem.${problem}`)}
      onChange={(text) => store.set(field, text)}
      onBlur={() => store.leave(field)}
    />
  );
});
