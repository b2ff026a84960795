import { observer } from 'mobx-react-lite';
import { useRef, type SubmitEvent } from 'react';
import {
  Alert,
  Badge,
  Button,
  DescriptionList,
  Panel,
  PanelHead,
  TextField,
  useServices,
  useTranslate,
} from '#core/ui';
import { isContactFilled, type PersonalField } from '#domain/accounts/personalData.ts';
import styles from './PersonalForm.module.css';
import type { PersonalFile } from './personalFromWire.ts';
import type { PersonalStore } from './PersonalStore.ts';

interface PersonalFormProps {
  readonly store: PersonalStore;
  readonly file: PersonalFile;
}

const aboutFields: readonly PersonalField[] = [
  'name',
  'middleName',
  'surname',
  'birthDay',
  'birthPlace',
  'registrationAddress',
  'city',
  'region',
];
const documentFields: readonly PersonalField[] = [
  'documentType',
  'passportSeries',
  'passport',
  'passportDay',
  'passportEndDay',
  'issuedBy',
  'taxId',
  'pinCode',
];

export const PersonalForm = observer(function PersonalForm({ store, file }: PersonalFormProps) {
  const t = useTranslate('office.personal');
  const tOffice = useTranslate('office');
  const { environment } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const countries = new Intl.DisplayNames([environment.language], { type: 'region' });
  const contact = [
    { id: 'login', label: tOffice('profile.login'), value: file.login },
    { id: 'email', label: tOffice('profile.email'), value: file.email },
    { id: 'phone', label: t('personal.phone'), value: file.phone },
    {
      id: 'country',
      label: tOffice('profile.country'),
      value: countries.of(file.countryCode) ?? file.countryCode,
    },
  ];
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const [first] = await store.save();
    form.current?.querySelector<HTMLInputElement>(`[name="${first ?? ''}"]`)?.focus();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      {store.missing.length === 0 ? null : (
        <Alert tone="info" title={t('personal.incomplete')}>
          {store.missing.map((field) => t(`personal.${field}`)).join(' · ')}
        </Alert>
      )}
      <Panel aria-labelledby="personal-about">
        <PanelHead
          id="personal-about"
          title={t('personal.about')}
          actions={
            <Badge tone={file.isVerified ? 'success' : 'neutral'}>
              {tOffice(file.isVerified ? 'profile.verified' : 'profile.notVerified')}
            </Badge>
          }
        />
        <div className={styles.fields}>
          {aboutFields.map((field) => (
            <PersonalLine key={field} store={store} field={field} />
          ))}
        </div>
      </Panel>
      <Panel aria-labelledby="personal-document">
        <PanelHead id="personal-document" title={t('personal.document')} />
        <div className={styles.fields}>
          {documentFields.map((field) => (
            <PersonalLine key={field} store={store} field={field} />
          ))}
        </div>
      </Panel>
      <Panel aria-labelledby="personal-contact">
        <PanelHead
          id="personal-contact"
          title={t('personal.contact')}
          actions={
            isContactFilled(file) ? undefined : (
              <Badge tone="warning">{t('personal.contactMissing')}</Badge>
            )
          }
        />
        <DescriptionList items={contact.filter(({ value }) => value !== '')} />
      </Panel>
      <PersonalConflicts store={store} file={file} />
      {store.outcome === undefined ? null : (
        <Alert tone={outcomeTones[store.outcome]}>{t(`personal.${store.outcome}`)}</Alert>
      )}
      <div className={styles.end}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBusy={store.isSaving}
          isDisabled={!store.hasChange}
        >
          {t('personal.save')}
        </Button>
      </div>
    </form>
  );
});

const outcomeTones = {
  saved: 'success',
  failed: 'danger',
  changedElsewhere: 'warning',
  verified: 'danger',
} as const;

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
}

const PersonalLine = observer(function PersonalLine({ store, field }: PersonalLineProps) {
  const t = useTranslate('office.personal');
  const problem = store.problem(field);
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

/** What was changed here and elsewhere: both stand there, and one is chosen. */
const PersonalConflicts = observer(function PersonalConflicts({ store, file }: PersonalFormProps) {
  const t = useTranslate('office.personal');
  return store.conflicts.map((field) => (
    <Alert
      key={field}
      tone="warning"
      title={t(`personal.${field}`)}
      actions={
        <>
          <Button size="sm" onClick={() => store.keepMine(field)}>
            {t('personal.keepMine')}
          </Button>
          <Button size="sm" onClick={() => store.takeTheirs(field)}>
            {t('personal.takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('personal.mine', { value: store.value(field) })}</p>
      <p>{t('personal.theirs', { value: file.data[field] === '' ? '–' : file.data[field] })}</p>
    </Alert>
  ));
});
