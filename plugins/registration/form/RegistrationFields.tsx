import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Alert, Button, useServices, useTranslate } from '#core/ui';
import { NewPasswordField, useNewPassword } from '../../auth/ui.ts';
import { PhoneProof } from '../phone/PhoneProof.tsx';
import { BonusChoices } from './BonusChoices.tsx';
import { Consents } from './Consents.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { FieldName, RegistrationForm } from './RegistrationForm.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import { SocialNote } from '../social/SocialNote.tsx';
import { TextLine } from './TextLine.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import styles from './RegistrationFields.module.css';

interface RegistrationFieldsProps {
  readonly store: RegistrationStore;
  readonly form: RegistrationForm;
}

/** On a phone a long form comes in three parts. */
const steps: readonly (readonly FieldName[])[] = [
  ['firstName', 'lastName', 'birthDate'],
  ['country', 'region', 'city', 'street', 'postcode'],
  ['email', 'phone', 'password', 'currency', 'promo', 'bonus', 'terms'],
];

/** The way to register, and what it asks for. */
export const RegistrationFields = observer(function RegistrationFields({
  store,
  form,
}: RegistrationFieldsProps) {
  const t = useTranslate('registration');
  const { environment, scheduler } = useServices();
  const formRef = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState(0);
  const { fields, type, failure, texts, isCountryClosed } = store;
  const password = useNewPassword(() => [texts.firstName, texts.lastName, texts.email]);
  const isInSteps = environment.isMobile && type === 'full';
  const isLast = !isInSteps || step === steps.length - 1;
  const asks = (field: FieldName): boolean =>
    (field === 'terms' || fields.includes(field)) &&
    (!isInSteps || steps[step]?.includes(field) === true);

  useEffect(() => {
    setStep(0);
    password.settle();
  }, [type, password]);

  /** The first wrong field: what it says stands below it. */
  const focusProblem = (): void => {
    const root = formRef.current;
    scheduler.nextFrame(() =>
      root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
    );
  };

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isLast) {
      if (await store.checkStep(steps[step] ?? [])) setStep(step + 1);
      else focusProblem();
      return;
    }
    await store.send(password);
    if (store.problems.size === 0 && password.problem === undefined) return;
    const first = isInSteps
      ? steps.findIndex((group) => group.some((field) => store.problems.has(field)))
      : -1;
    if (first !== -1) setStep(first);
    focusProblem();
  };

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TypeChoice store={store} />
      {store.social === undefined ? null : <SocialNote visitor={store.social} />}
      {isInSteps ? (
        <p className={styles.step}>{t('step', { step: step + 1, count: steps.length })}</p>
      ) : null}
      {failure === undefined ? null : (
        <Alert
          tone={failure === 'terms-newer' ? 'warning' : 'danger'}
          title={t(`failure.${failure}`)}
        >
          {t(`failure.${failure}.text`)}
        </Alert>
      )}
      <div className={styles.grid}>
        {asks('firstName') || asks('birthDate') ? <PersonFields store={store} /> : null}
        {type === 'phone' && asks('phone') ? <PhoneProof store={store} /> : null}
        <PlaceFields store={store} form={form} asks={asks} />
        {asks('email') ? (
          <TextLine
            store={store}
            field="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            dir="ltr"
          />
        ) : null}
        {type === 'full' && asks('phone') ? <TextLine store={store} field="phone" isPhone /> : null}
        {asks('password') ? (
          <NewPasswordField label={t('field.password')} password={password} />
        ) : null}
        {asks('promo') ? <TextLine store={store} field="promo" dir="ltr" /> : null}
      </div>
      {asks('bonus') ? <BonusChoices store={store} form={form} /> : null}
      {type === 'one-click' ? <Alert tone="info">{t('oneClick.note')}</Alert> : null}
      {isLast ? <Consents store={store} form={form} /> : null}
      <div className={styles.actions}>
        {isInSteps && step > 0 ? (
          <Button size="lg" onClick={() => setStep(step - 1)}>
            {t('back')}
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBusy={store.isSending}
          isDisabled={isCountryClosed}
          className={styles.submit}
        >
          {t(isLast ? 'register' : 'next')}
        </Button>
      </div>
    </form>
  );
});
