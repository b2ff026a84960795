import { observer } from 'mobx-react-lite';
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  DescriptionList,
  Form,
  Panel,
  PanelBody,
  PanelHead,
  useServices,
  useTranslate,
} from '#core/ui';
import { shownLogin } from '#domain/accounts/shownLogin.ts';
import { isContactFilled, type PersonalField } from '#domain/accounts/personalData.ts';
import { verificationRoute } from '../../auth/contract.ts';
import styles from './PersonalForm.module.css';
import { PersonalConflicts } from './PersonalConflicts.tsx';
import type { PersonalFile } from './personalFromWire.ts';
import { PersonalLine } from './PersonalLine.tsx';
import { PersonalOutcomeNote } from './PersonalOutcomeNote.tsx';
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
  const { environment, navigation } = useServices();
  const countries = new Intl.DisplayNames([environment.language], { type: 'region' });
  const contact = [
    { id: 'login', label: tOffice('profile.id'), value: shownLogin(file.login) },
    { id: 'email', label: tOffice('profile.email'), value: file.email },
    { id: 'phone', label: t('personal.phone'), value: file.phone },
    {
      id: 'country',
      label: tOffice('profile.country'),
      value: countries.of(file.countryCode) ?? file.countryCode,
    },
  ];
  return (
    <Form className={styles.form} onSubmit={store.save}>
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
            <>
              {file.verified.length > 0 && navigation.hasRoute(verificationRoute) ? (
                <ButtonLink size="sm" to={{ name: verificationRoute, query: { change: '1' } }}>
                  {t('personal.askToChange')}
                </ButtonLink>
              ) : null}
              <Badge tone={file.isVerified ? 'success' : 'neutral'}>
                {tOffice(file.isVerified ? 'profile.verified' : 'profile.notVerified')}
              </Badge>
            </>
          }
        />
        <div className={styles.fields}>
          {aboutFields.map((field) => (
            <PersonalLine key={field} store={store} field={field} />
          ))}
        </div>
      </Panel>
      <Panel aria-labelledby="personal-document">
        <PanelHead
          id="personal-document"
          title={t('personal.document')}
          actions={
            store.hasMasked && store.reveal !== 'shown' ? (
              <Button
                size="sm"
                isBusy={store.reveal === 'asking'}
                onClick={() => void store.revealNumbers()}
              >
                {t('personal.reveal')}
              </Button>
            ) : undefined
          }
        />
        {store.reveal === 'failed' ? (
          <PanelBody>
            <Alert tone="danger">{t('personal.revealFailed')}</Alert>
          </PanelBody>
        ) : null}
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
      <PersonalOutcomeNote store={store} />
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
    </Form>
  );
});
