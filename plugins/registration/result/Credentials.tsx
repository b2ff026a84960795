import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { createSkeleton } from '#core';
import {
  Alert,
  Button,
  DescriptionList,
  LazyPart,
  saveFile,
  Skeleton,
  useFocusAfter,
  useServices,
  useTranslate,
} from '#core/ui';
import { shownLogin } from '#domain/accounts/shownLogin.ts';
import { useHoldQuestions } from '../../auth/ui.ts';
import type { RegistrationStore } from '../form/RegistrationStore.ts';
import styles from './Credentials.module.css';
import { NextStepLinks } from './NextStepLinks.tsx';
import { useInSight } from './useInSight.ts';

interface CredentialsProps {
  readonly heading: 'h1' | 'h2';
  readonly store: RegistrationStore;
  readonly login: string;
  readonly password: string;
  readonly onDone: () => void;
}

type Done = 'copied' | 'saved' | 'sent' | 'failed';

/** Loaded on demand, because few people send the credentials by e-mail. */
const loadLetter = async () => (await import('./CredentialsEmail.tsx')).CredentialsEmail;
const letterSkeleton = createSkeleton(['fields', 1]);

/** Number and password of a one-click account, shown only this once. */
export const Credentials = observer(function Credentials({
  heading: Heading,
  store,
  login,
  password,
  onDone,
}: CredentialsProps) {
  const t = useTranslate('registration');
  const { announcer, config, navigation } = useServices();
  const headingRef = useInSight();
  const unsavedRef = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Done>();
  const [isEmailOpen, setEmailOpen] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const emailRef = useFocusAfter<HTMLButtonElement>(isEmailOpen ? 'letter' : 'buttons');
  const text = [
    config.brand.name,
    `${t('credentials.login')}: ${login}`,
    `${t('credentials.password')}: ${password}`,
  ].join('\n');

  useEffect(() => {
    announcer.polite(t('credentials.title'));
  }, [announcer, t]);

  useHoldQuestions();

  // Links and Back open the same question as the button.
  useEffect(() => navigation.block(() => store.canClose()), [navigation, store]);

  // A reload or closing the tab is confirmed by the browser itself.
  const isLost = !store.isKept;
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (leaving: BeforeUnloadEvent): void => leaving.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLost]);

  useEffect(() => {
    if (!store.isAskedToKeep) return;
    unsavedRef.current?.scrollIntoView?.({ block: 'center' });
    unsavedRef.current?.focus({ preventScroll: true });
  }, [store.isAskedToKeep]);

  function tell(result: Done, email = ''): void {
    setDone(result);
    if (result !== 'failed') store.keep();
    announcer.polite(t(`credentials.${result}`, { email }));
  }

  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => tell('copied'),
      () => tell('failed'),
    );
  }

  function save(): void {
    saveFile(`${config.brand.id}-${login}.txt`, text);
    tell('saved');
  }

  function handleSent(email: string): void {
    setSentTo(email);
    setEmailOpen(false);
    tell('sent', email);
  }

  return (
    <div className={styles.result}>
      <Heading ref={headingRef} tabIndex={-1} className={styles.title}>
        {t('credentials.title')}
      </Heading>
      <Alert tone="warning">{t('credentials.text')}</Alert>
      <DescriptionList
        items={[
          {
            id: 'login',
            label: t('credentials.login'),
            value: <Secret text={shownLogin(login)} />,
          },
          { id: 'password', label: t('credentials.password'), value: <Secret text={password} /> },
        ]}
      />
      <div className={styles.buttons}>
        <Button icon={done === 'copied' ? 'check' : 'copy'} size="lg" onClick={copy}>
          {t('credentials.copy')}
        </Button>
        <Button icon={done === 'saved' ? 'check' : 'download'} size="lg" onClick={save}>
          {t('credentials.save')}
        </Button>
        {isEmailOpen ? null : (
          <Button
            ref={emailRef}
            icon={done === 'sent' ? 'check' : 'mail'}
            size="lg"
            onClick={() => setEmailOpen(true)}
          >
            {t('credentials.email')}
          </Button>
        )}
      </div>
      {isEmailOpen ? (
        <LazyPart
          name="registration.credentials-letter"
          load={loadLetter}
          props={{ password, onSent: handleSent }}
          skeleton={<Skeleton shapes={letterSkeleton} />}
        />
      ) : null}
      {done === undefined ? null : (
        <p className={styles.note}>{t(`credentials.${done}`, { email: `⁨${sentTo}⁩` })}</p>
      )}
      <NextStepLinks hasFirstSecret />
      {/* Replaces the button, so that a second press hits no other link. */}
      {store.isAskedToKeep ? (
        <div ref={unsavedRef} tabIndex={-1} className={styles.question}>
          <Alert
            tone="danger"
            title={t('credentials.unsaved')}
            actions={
              <Button
                onClick={() => {
                  store.keep();
                  onDone();
                }}
              >
                {t('credentials.leave')}
              </Button>
            }
          >
            {t('credentials.unsavedText')}
          </Alert>
        </div>
      ) : (
        <Button
          size="lg"
          variant="primary"
          onClick={() => {
            if (store.canClose()) onDone();
          }}
        >
          {t('credentials.done')}
        </Button>
      )}
    </div>
  );
});

function Secret({ text }: { readonly text: string }) {
  return (
    <span dir="ltr" translate="no" className={styles.secret}>
      {text}
    </span>
  );
}
