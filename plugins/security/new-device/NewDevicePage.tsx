import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  RecordList,
  PanelPage,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { securityRoute } from '../../auth/contract.ts';
import { forgotPasswordModal } from '../../recovery/contract.ts';
import { LinkPage, OpenLinkAgain, useEmailToken } from '../../auth/ui.ts';
import { OriginRow } from '../sessions/OriginRow.tsx';
import { NewDeviceStore } from './NewDeviceStore.ts';

/**
 * Page of the e-mail that asks whether a new device is the person's; needs a press, because mail
 * scanners open links.
 */
export const NewDevicePage = observer(function NewDevicePage() {
  const t = useTranslate('security.ways');
  const services = useServices();
  const token = useEmailToken();
  const [store] = useState(() => new NewDeviceStore(services, token));
  const { state } = store;
  const isDone = state.kind === 'letIn' || state.kind === 'keptOut';
  const title = t(isDone ? `device.${state.kind}` : 'device.title');
  usePageTitle(title);
  useEffect(() => void store.look(), [store]);
  switch (state.kind) {
    case 'looking':
      return <LinkPage title={title} state={{ kind: 'looking' }} />;
    case 'unreached':
      return (
        <LinkPage title={title} state={{ kind: 'told', tone: 'danger', text: t('device.failed') }}>
          <Button variant="primary" size="lg" isBlock onClick={() => void store.look()}>
            {t('shell:tryAgain')}
          </Button>
        </LinkPage>
      );
    case 'without-token':
      return (
        <PanelPage title={title}>
          <OpenLinkAgain />
        </PanelPage>
      );
    case 'over':
    case 'letIn':
    case 'keptOut':
      return (
        <LinkPage
          title={title}
          state={{
            kind: 'told',
            tone: state.kind === 'over' ? 'warning' : 'success',
            heading: isDone ? undefined : t('device.over'),
            text: t(`device.${state.kind}Text`),
          }}
        >
          {state.kind === 'keptOut' ? <OtherPassword /> : null}
        </LinkPage>
      );
    case 'asked':
    case 'sending':
      return (
        <LinkPage
          title={title}
          state={{
            kind: 'asked',
            reason: t('device.reason'),
            label: t('device.yes'),
            isBusy: state.kind === 'sending',
            onPress: () => void store.decide(true),
          }}
          otherwise={
            <Button
              size="lg"
              isBlock
              isDisabled={state.kind === 'sending'}
              onClick={() => void store.decide(false)}
            >
              {t('device.no')}
            </Button>
          }
        >
          {store.deciding.failure === undefined ? null : (
            <Alert tone="danger">{t('device.failed')}</Alert>
          )}
          <RecordList>
            <OriginRow origin={state.device.origin} atS={state.device.atS} />
          </RecordList>
        </LinkPage>
      );
  }
});

/**
 * The rejected person knows the password, so that a new one is offered: here, or by the
 * forgotten-password dialog.
 */
const OtherPassword = observer(function OtherPassword() {
  const t = useTranslate('security.ways');
  const { modals, session } = useServices();
  return session.isAuthed ? (
    <ButtonLink variant="primary" size="lg" to={{ name: securityRoute }}>
      {t('device.password')}
    </ButtonLink>
  ) : (
    <Button
      variant="primary"
      size="lg"
      isBlock
      onClick={() => void modals.open(forgotPasswordModal, {})}
    >
      {t('device.password')}
    </Button>
  );
});
