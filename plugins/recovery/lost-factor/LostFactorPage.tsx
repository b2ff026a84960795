import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { skeletons } from '#core';
import {
  Actions,
  Alert,
  Badge,
  Button,
  RecordList,
  RecordRow,
  FileField,
  PanelPage,
  RadioGroup,
  ResourceView,
  Skeleton,
  useFormat,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { CallFailureAlert } from '../emails/CallFailureAlert.tsx';
import { SignInLink } from '../emails/SignInLink.tsx';
import { factorPapers, type FactorRecovery } from './FactorRecovery.ts';
import { LostFactorStore } from './LostFactorStore.ts';
import form from '../emails/RecoveryForm.module.css';

/** State of the request to sign in without the second factor, and its document. */
export const LostFactorPage = observer(function LostFactorPage() {
  const tMain = useTranslate('recovery');
  const t = useTranslate('recovery.change');
  const services = useServices();
  const [store] = useState(() => new LostFactorStore(services));
  const title = store.isWithdrawn ? t('page.withdrawn') : tMain('lost.title');
  usePageTitle(title);
  return (
    <PanelPage title={title} size="md" isDone={store.isWithdrawn}>
      {store.isWithdrawn ? (
        <>
          <Alert tone="success">{t('page.withdrawnText')}</Alert>
          <SignInLink />
        </>
      ) : (
        <ResourceView
          resource={store.request}
          skeleton={<Skeleton shapes={skeletons.form} />}
          missing={
            <>
              <Alert tone="info" title={t('page.none')}>
                {t('page.noneText')}
              </Alert>
              <SignInLink />
            </>
          }
        >
          {(request) => <Request store={store} request={request} />}
        </ResourceView>
      )}
    </PanelPage>
  );
});

interface RequestProps {
  readonly store: LostFactorStore;
  readonly request: FactorRecovery;
}

const Request = observer(function Request({ store, request }: RequestProps) {
  const t = useTranslate('recovery.change');
  const { date, time } = useFormat();
  const { state, endsAtS } = request;
  const isProved = state === 'waiting' || state === 'ready';
  const until = t('page.until', { date: date(endsAtS), time: time(endsAtS) });
  return (
    <div className={form.form}>
      <RecordList>
        <RecordRow
          name={t('page.document')}
          details={[]}
          actions={
            <Badge tone={isProved ? 'success' : state === 'in_review' ? 'info' : 'warning'}>
              {t(isProved ? 'page.done' : state === 'in_review' ? 'page.review' : 'page.needed')}
            </Badge>
          }
        />
        <RecordRow
          name={t('page.wait')}
          details={[state === 'ready' ? undefined : until]}
          actions={
            <Badge tone={state === 'ready' ? 'success' : 'info'}>
              {t(state === 'ready' ? 'page.done' : 'page.runs')}
            </Badge>
          }
        />
      </RecordList>
      {state === 'papers' ? <PaperForm store={store} request={request} /> : null}
      <CallFailureAlert failure={store.sending.failure} />
      {state === 'ready' ? (
        <>
          <Alert tone="success" title={t('page.ready')}>
            {t('page.readyText')}
          </Alert>
          <SignInLink />
        </>
      ) : (
        <>
          <Alert tone="info">{t('page.held')}</Alert>
          <Actions>
            <Button isBusy={store.sending.isBusy} onClick={() => void store.withdraw()}>
              {t('page.withdraw')}
            </Button>
          </Actions>
        </>
      )}
    </div>
  );
});

const PaperForm = observer(function PaperForm({ store, request }: RequestProps) {
  const t = useTranslate('recovery.change');
  const { refusal, triesLeft } = request;
  if (triesLeft === 0 || store.sending.failure === 'over')
    return (
      <Alert tone="warning" title={t('paper.over')}>
        {t('paper.overText')}
      </Alert>
    );
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form className={form.form} onSubmit={handleSubmit} noValidate>
      {refusal === undefined ? null : (
        <Alert tone="warning" title={t('paper.refused')}>
          {t(`refusal.${refusal}`)}
        </Alert>
      )}
      <RadioGroup
        label={t('paper.which')}
        name="paper"
        value={store.paper}
        options={factorPapers.map((each) => ({ value: each, label: t(`paper.${each}`) }))}
        onChange={store.choose}
      />
      <FileField uploads={store.uploads} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isBusy={store.sending.isBusy}
        isDisabled={!store.isReady}
      >
        {t('paper.send')}
      </Button>
    </form>
  );
});
