import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { createSkeleton, skeletons } from '#core';
import {
  Alert,
  Button,
  focusElement,
  Form,
  LazyPart,
  Skeleton,
  useFocusAfter,
  useServices,
  useTranslate,
} from '#core/ui';
import { NewPasswordField, useNewPassword } from '../../auth/ui.ts';
import { PhoneProof } from '../phone/PhoneProof.tsx';
import { BankFields, FundsWord } from '../bank/BankFields.tsx';
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

/** Three steps of a long form on a phone. */
const steps: readonly (readonly FieldName[])[] = [
  ['firstName', 'lastName', 'birthDate'],
  ['country', 'region', 'city', 'street', 'postcode'],
  ['email', 'phone', 'password', 'currency', 'promo', 'bonus', 'terms'],
];
const emailStep = steps.findIndex((fields) => fields.includes('email'));

/** Loaded on demand, because few people choose this type. */
const loadProviderStep = async () => (await import('../social/ProviderStep.tsx')).ProviderStep;

const loadSecret = async () => (await import('../phone/SecretChoice.tsx')).SecretChoice;
const secretSkeleton = createSkeleton(['lines', 2]);
const loadDocuments = async () => (await import('./DocumentsNote.tsx')).DocumentsNote;
const documentsSkeleton = createSkeleton(['lines', 3]);

/** Registration type and its fields. */
export const RegistrationFields = observer(function RegistrationFields({
  store,
  form,
}: RegistrationFieldsProps) {
  const t = useTranslate('registration');
  const { environment } = useServices();
  const [step, setStep] = useState(store.isEmailCorrected ? emailStep : 0);
  const stepRef = useFocusAfter<HTMLParagraphElement>(`step ${step}`);
  const emailRef = useRef<HTMLInputElement>(null);
  const { fields, type, failure, texts, isCountryClosed } = store;
  const password = useNewPassword(() => [texts.firstName, texts.lastName, texts.email]);
  const isInSteps = environment.isMobile && type === 'full';
  const isLast = !isInSteps || step === steps.length - 1;
  const asks = (field: FieldName): boolean =>
    (field === 'terms' || fields.includes(field)) &&
    (!isInSteps || steps[step]?.includes(field) === true);

  useEffect(() => {
    setStep(store.isEmailCorrected ? emailStep : 0);
    password.settle();
  }, [store, type, password]);

  useEffect(() => {
    if (store.isEmailCorrected) emailRef.current?.focus();
  }, [store]);

  const handleSubmit = async (): Promise<void> => {
    if (!isLast) {
      if (await store.checkStep(steps[step] ?? [])) setStep(step + 1);
      return;
    }
    await store.send(password);
    if (store.problems.size === 0 || !isInSteps) return;
    const first = steps.findIndex((group) => group.some((field) => store.problems.has(field)));
    if (first !== -1) setStep(first);
  };

  return (
    <Form className={styles.form} onSubmit={handleSubmit}>
      <TypeChoice store={store} />
      {store.isProviderAsked ? (
        <LazyPart
          name="registration.providers"
          load={loadProviderStep}
          props={{}}
          skeleton={<Skeleton shapes={skeletons.form} />}
        />
      ) : (
        <>
          {store.social === undefined ? null : <SocialNote visitor={store.social} />}
          {isInSteps ? (
            <p ref={stepRef} tabIndex={-1} className={styles.step}>
              {t('step', { step: step + 1, count: steps.length })}
            </p>
          ) : null}
          {/* The submit button may be a screen further down. */}
          {failure === undefined ? null : (
            <div ref={focusElement} tabIndex={-1} className={styles.failure}>
              <Alert
                tone={failure === 'terms-newer' ? 'warning' : 'danger'}
                title={t(`failure.${failure}`)}
              >
                {t(`failure.${failure}.text`)}
              </Alert>
            </div>
          )}
          <div className={styles.grid}>
            {asks('firstName') || asks('birthDate') ? <PersonFields store={store} /> : null}
            <PlaceFields store={store} form={form} asks={asks} />
            {type === 'phone' && asks('phone') ? <PhoneProof store={store} /> : null}
            {asks('email') ? (
              <TextLine
                store={store}
                ref={emailRef}
                field="email"
                type="email"
                autoComplete="email"
                inputMode="email"
                dir="ltr"
              />
            ) : null}
            {type === 'full' && asks('phone') ? (
              <TextLine store={store} field="phone" isPhone />
            ) : null}
            {type === 'phone' ? (
              <LazyPart
                name="registration.secret"
                load={loadSecret}
                props={{ store, className: styles.wide }}
                skeleton={<Skeleton shapes={secretSkeleton} />}
              />
            ) : null}
            {asks('password') && store.asksPassword ? (
              <NewPasswordField
                className={styles.wide}
                label={t('field.password')}
                login={type === 'phone' ? store.phoneProof.sent?.phone : texts.email}
                password={password}
                note={store.isEmailCorrected ? t('field.password.again') : undefined}
              />
            ) : null}
            {asks('amount') ? (
              <div className={styles.wide}>
                <BankFields store={store} form={form} />
              </div>
            ) : null}
            {asks('promo') ? <TextLine store={store} field="promo" dir="ltr" /> : null}
          </div>
          {asks('bonus') ? <BonusChoices store={store} form={form} /> : null}
          {type === 'bank' ? <Alert tone="info">{t('bank.note')}</Alert> : null}
          {asks('funds') ? <FundsWord store={store} /> : null}
          {type === 'one-click' ? <Alert tone="info">{t('oneClick.note')}</Alert> : null}
          {isLast && form.documents !== undefined ? (
            <LazyPart
              name="registration.documents"
              load={loadDocuments}
              props={{ documents: form.documents }}
              skeleton={<Skeleton shapes={documentsSkeleton} />}
            />
          ) : null}
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
              {t(type === 'bank' ? 'bank.go' : isLast ? 'register' : 'next')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
});
