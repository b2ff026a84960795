import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { HttpError, skeletons } from '#core';
import {
  Button,
  Checkbox,
  ErrorBlock,
  Skeleton,
  useFormat,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
  PanelPage,
} from '#core/ui';
import { signOutCommand } from '../../auth/contract.ts';
import { TermsSections } from './TermsSections.tsx';
import { termsToken } from '../../auth/contract.ts';
import { termsFailureModal } from '../contract.ts';
import { TermsTextStore } from './TermsTextStore.ts';
import styles from './ConfirmTermsPage.module.css';

/** Changed terms to confirm; the only alternative is to sign out. */
export const ConfirmTermsPage = observer(function ConfirmTermsPage() {
  const t = useTranslate('access');
  const format = useFormat();
  const { commands, environment, http, modals } = useServices();
  const { language } = environment;
  const terms = useService(termsToken);
  const [store] = useState(() => new TermsTextStore(http));
  const { isLoading, value: text } = store.text;
  const { updatedAtS } = terms;
  usePageTitle(t('terms.page'));

  useEffect(() => {
    void store.text.load();
  }, [store, updatedAtS, language]);

  const signOut = (): void => void commands.run(signOutCommand, { isConfirmed: true });

  const confirm = async (): Promise<void> => {
    if (text === undefined || !store.canConfirm) return;
    store.setSending(true);
    try {
      await terms.confirm(text.updatedAtS);
    } catch (error) {
      // Newer terms are in force: they are loaded and must be confirmed instead.
      if (error instanceof HttpError && error.hasCode('terms_newer')) await store.text.load();
      else void askAgain();
    } finally {
      store.setSending(false);
    }
  };

  const askAgain = async (): Promise<void> => {
    if ((await modals.open(termsFailureModal, {})) === 'sign-out') signOut();
    else await confirm();
  };

  return (
    <PanelPage title={t('terms.title')} size="lg">
      {text === undefined ? (
        isLoading ? (
          <Skeleton shapes={skeletons.text} />
        ) : (
          <ErrorBlock onRetry={store.text.retry} />
        )
      ) : (
        <>
          <p className={styles.lead}>
            {t('terms.inForce', { date: format.date(text.updatedAtS) })} {text.summary}
          </p>
          <TermsSections sections={text.sections} />
          <Checkbox label={t('terms.read')} isChecked={store.isRead} onChange={store.setRead} />
        </>
      )}
      <div className={styles.answers}>
        <Button size="lg" onClick={signOut}>
          {t('signOut')}
        </Button>
        <Button
          size="lg"
          variant="primary"
          isBusy={store.isSending}
          isDisabled={!store.canConfirm && !store.isSending}
          onClick={() => void confirm()}
        >
          {t('terms.accept')}
        </Button>
      </div>
    </PanelPage>
  );
});
