import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, ButtonLink, RecordList, usePageTitle, useServices, useTranslate } from '#core/ui';
import { loginRoute } from '../../auth/contract.ts';
import { accountRoute } from '../../office/contract.ts';
import { LinkPage, useEmailToken } from '../../auth/ui.ts';
import styles from '../protection/SecurityPage.module.css';
import { DeviceRow } from '../sessions/OriginRow.tsx';
import { PhoneQrStore } from './PhoneQrStore.ts';

/** Page of a phone that has scanned a code: its origin, and two digits to compare. */
export const PhoneQrPage = observer(function PhoneQrPage() {
  const t = useTranslate('security.ways');
  const services = useServices();
  const token = useEmailToken();
  const [store] = useState(() => new PhoneQrStore(services, token));
  // A signed-in person does not need the code, which stays unused.
  const [wasAuthed] = useState(services.session.isAuthed);
  useEffect(() => {
    if (!wasAuthed) void store.open();
  }, [store, wasAuthed]);
  const { state } = store;
  const isDone = wasAuthed || state.kind === 'done';
  usePageTitle(t(isDone ? 'phone.done' : 'phone.title'));
  if (isDone)
    return (
      <LinkPage
        title={t('phone.done')}
        state={{
          kind: 'told',
          tone: 'success',
          text: t(wasAuthed ? 'phone.already' : 'phone.doneText'),
        }}
      >
        <ButtonLink variant="primary" size="lg" to={{ name: accountRoute }}>
          {t('phone.home')}
        </ButtonLink>
      </LinkPage>
    );
  if (state.kind === 'asked' || state.kind === 'entering') {
    const { account, digits, device } = state.opened;
    return (
      <LinkPage
        title={t('phone.account', { account: `\u2068${account}\u2069` })}
        state={{
          kind: 'asked',
          reason: t('phone.text'),
          label: t('phone.enter'),
          isBusy: state.kind === 'entering',
          onPress: () => void store.enter(),
        }}
      >
        <p className={styles.digits}>
          <bdi className="num">{digits}</bdi>
        </p>
        <RecordList>
          <DeviceRow device={device} />
        </RecordList>
        <Alert tone="warning">{t('phone.warning')}</Alert>
      </LinkPage>
    );
  }
  if (state.kind === 'opening')
    return <LinkPage title={t('phone.title')} state={{ kind: 'looking' }} />;
  return (
    <LinkPage
      title={t('phone.title')}
      state={{
        kind: 'told',
        tone: 'warning',
        heading: t(`phone.${state.kind}`),
        text: t(`phone.${state.kind}Text`),
      }}
    >
      <ButtonLink variant="primary" size="lg" to={{ name: loginRoute }}>
        {t('auth:signIn')}
      </ButtonLink>
    </LinkPage>
  );
});
