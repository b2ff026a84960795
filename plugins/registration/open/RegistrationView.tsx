import { observer } from 'mobx-react-lite';
import { skeletons } from '#core';
import {
  EmptyState,
  Icon,
  LazyPart,
  ResourceView,
  Skeleton,
  useServices,
  useTranslate,
  type IconName,
} from '#core/ui';
import { RegistrationFields } from '../form/RegistrationFields.tsx';
import type { RegistrationStore } from '../form/RegistrationStore.ts';
import { useRegistered } from '../result/useRegistered.ts';
import styles from './RegistrationView.module.css';

interface RegistrationViewProps {
  readonly store: RegistrationStore;
  readonly hasPicture: boolean;
  /** Level of the heading: that of the page, or below the title of a dialog. */
  readonly heading: 'h1' | 'h2';
  readonly onDone: () => void;
}

const promises: readonly { readonly key: string; readonly icon: IconName }[] = [
  { key: 'promise.devices', icon: 'devices' },
  { key: 'promise.cashOut', icon: 'cash' },
  { key: 'promise.terms', icon: 'lock' },
];

/** Loaded on demand: results of only some registrations. */
const loadCheckMail = async () => (await import('../result/CheckMail.tsx')).CheckMail;
const loadCredentials = async () => (await import('../result/Credentials.tsx')).Credentials;
const loadRequestSent = async () => (await import('../result/RequestSent.tsx')).RequestSent;
const loadNextSteps = async () => (await import('../result/NextSteps.tsx')).NextSteps;

/** Form, then its result, beside the brand's picture. */
export const RegistrationView = observer(function RegistrationView({
  store,
  hasPicture,
  heading: Heading,
  onDone,
}: RegistrationViewProps) {
  const t = useTranslate('registration');
  const { config } = useServices();
  const { registered } = store;
  const hasNextSteps = store.type === 'phone';
  useRegistered(store.registered, hasNextSteps ? undefined : onDone);

  return (
    <div className={styles.view}>
      <div className={styles.columns}>
        {hasPicture ? (
          <aside className={styles.picture}>
            <svg viewBox="0 0 384 300" className={styles.art} aria-hidden="true">
              <circle cx="288" cy="120" r="100" className={styles.line} />
              <path d="M288 0v300" className={styles.line} />
              <path d="M0 198q160 6 250-48" className={styles.flight} />
              <circle cx="288" cy="120" r="30" className={styles.ball} />
            </svg>
            <p className={styles.brand}>{config.brand.name}</p>
            <div className={styles.words}>
              <p className={styles.motto}>{t('motto')}</p>
              <ul className={styles.promises}>
                {promises.map(({ key, icon }) => (
                  <li key={key}>
                    <Icon name={icon} size={16} />
                    {t(key)}
                  </li>
                ))}
              </ul>
            </div>
          </aside>
        ) : null}
        <div className={styles.main}>
          {registered === undefined ? (
            <>
              <Heading className={styles.title}>{t('title')}</Heading>
              <ResourceView
                resource={store.form}
                skeleton={<Skeleton shapes={skeletons.form} />}
                missing={<EmptyState icon="world-off" title={t('closed')} />}
                failedTitle={t('failed')}
              >
                {(form) => <RegistrationFields store={store} form={form} />}
              </ResourceView>
            </>
          ) : registered.kind === 'check-mail' ? (
            <LazyPart
              name="registration.check-mail"
              load={loadCheckMail}
              props={{
                heading: Heading,
                email: store.texts.email.trim(),
                onCorrect: store.correctEmail,
                onDone,
              }}
              skeleton={<Skeleton shapes={skeletons.form} />}
            />
          ) : registered.kind === 'request-sent' ? (
            <LazyPart
              name="registration.request-sent"
              load={loadRequestSent}
              props={{ heading: Heading, email: store.texts.email.trim(), onDone }}
              hasLaterTexts
              skeleton={<Skeleton shapes={skeletons.form} />}
            />
          ) : registered.kind === 'opened' && hasNextSteps ? (
            <LazyPart
              name="registration.next-steps"
              load={loadNextSteps}
              props={{ heading: Heading, isPasskeyAwaited: store.secret === 'passkey', onDone }}
              skeleton={<Skeleton shapes={skeletons.form} />}
            />
          ) : registered.kind !== 'opened' || registered.password === undefined ? null : (
            <LazyPart
              name="registration.credentials"
              load={loadCredentials}
              props={{
                heading: Heading,
                login: registered.login,
                password: registered.password,
                store,
                onDone,
              }}
              skeleton={<Skeleton shapes={skeletons.form} />}
            />
          )}
        </div>
      </div>
    </div>
  );
});
