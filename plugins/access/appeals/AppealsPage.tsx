import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  ButtonLink,
  ErrorBlock,
  Skeleton,
  usePageTitle,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import { AppealForm } from './AppealForm.tsx';
import { AppealList } from './AppealList.tsx';
import { siteAccessToken } from '../contract.ts';
import { AppealsStore } from './AppealsStore.ts';
import styles from './AppealsPage.module.css';

/** block-appeal-history: the person's appeals, the answers, and a new appeal if allowed. */
export const AppealsPage = observer(function AppealsPage() {
  const t = useTranslate('access');
  const { environment, http, scheduler } = useServices();
  const access = usePeekService(siteAccessToken);
  const [store] = useState(
    () =>
      new AppealsStore({ environment, http, scheduler, onAnswered: () => void access?.check() }),
  );
  useEffect(() => store.start(), [store]);
  usePageTitle(t('appeals.title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('appeals.title')}</h1>
      {store.history.isLoading ? (
        <Skeleton shapes={skeletons.text} />
      ) : store.history.hasValue ? (
        <Loaded store={store} />
      ) : (
        <ErrorBlock onRetry={store.history.retry} />
      )}
      {access?.block === undefined ? (
        <div>
          <ButtonLink to={`/${environment.language}`}>{t('appeals.back')}</ButtonLink>
        </div>
      ) : null}
    </div>
  );
});

const Loaded = observer(function Loaded({ store }: { readonly store: AppealsStore }) {
  const t = useTranslate('access');
  const { appeals = [], canAppeal = false } = store.history.value ?? {};
  const isOpen = appeals.some((appeal) => appeal.state === 'open');
  return (
    <>
      {canAppeal ? (
        <AppealForm store={store} />
      ) : (
        <p className={styles.note}>{t(isOpen ? 'appeals.waiting' : 'appeals.nothing')}</p>
      )}
      <AppealList appeals={appeals} />
    </>
  );
});
