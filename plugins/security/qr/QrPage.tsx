import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Actions,
  Alert,
  Button,
  RecordList,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  QrCode,
  useFormat,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import styles from '../protection/SecurityPage.module.css';
import { DeviceRow } from '../sessions/OriginRow.tsx';
import { QrStore } from './QrStore.ts';

/** Code that signs in the person's phone without typing a password. */
export const QrPage = observer(function QrPage() {
  const t = useTranslate('security.ways');
  const services = useServices();
  const [store] = useState(() => new QrStore(services));
  useEffect(() => store.follow(), [store]);
  usePageTitle(t('qr'));
  return (
    <OfficePage>
      <OfficeHead title={t('qr')} isBelowAccount />
      <Panel aria-labelledby="qr">
        <PanelHead id="qr" title={t('qr.title')} />
        <PanelBody>
          {store.changing.failure === undefined ? null : (
            <Alert tone="danger">{t('qr.failed')}</Alert>
          )}
          {store.isStopped ? (
            <Alert tone="success" title={t('qr.stopped')}>
              {t('qr.stoppedText')}
            </Alert>
          ) : null}
          <Progress store={store} />
        </PanelBody>
      </Panel>
    </OfficePage>
  );
});

const Progress = observer(function Progress({ store }: { readonly store: QrStore }) {
  const t = useTranslate('security.ways');
  const { number } = useFormat();
  const { environment } = useServices();
  const { state } = store;
  const show = (label: string) => (
    <Actions>
      <Button variant="primary" isBusy={store.changing.isBusy} onClick={() => void store.show()}>
        {label}
      </Button>
    </Actions>
  );
  // A phone cannot scan its own screen.
  if (environment.isMobile && state.kind === 'none')
    return <PanelText>{t('qr.onPhone')}</PanelText>;
  if (state.kind === 'none')
    return (
      <>
        <PanelText>{t('qr.text')}</PanelText>
        <PanelText>{t('qr.warning')}</PanelText>
        {show(t('qr.show'))}
      </>
    );
  const { shown, progress } = state;
  switch (progress.kind) {
    case 'shown':
      return (
        <>
          <PanelText>{t('qr.scan')}</PanelText>
          <QrCode text={shown.address} label={t('qr.picture')} />
          <PanelText>{t('qr.left', { seconds: number(store.secondsLeft) })}</PanelText>
          <Stop store={store} label={t('qr.stop')} />
        </>
      );
    case 'opened':
      return (
        <div role="status">
          <PanelBody>
            <PanelText>{t('qr.opened')}</PanelText>
            <p className={styles.digits}>
              <bdi className="num">{progress.digits}</bdi>
            </p>
            <RecordList>
              <DeviceRow device={progress.device} />
            </RecordList>
            <Stop store={store} label={t('qr.notMine')} />
          </PanelBody>
        </div>
      );
    case 'entering':
      return (
        <div role="status">
          <PanelBody>
            <PanelText>{t('qr.entering')}</PanelText>
            <RecordList>
              <DeviceRow device={progress.device} />
            </RecordList>
            <Stop store={store} label={t('qr.notMine')} />
          </PanelBody>
        </div>
      );
    case 'in':
      return (
        <>
          <Alert tone="success" title={t('qr.in')}>
            {t('qr.inText')}
          </Alert>
          <RecordList>
            <DeviceRow device={progress.device} />
          </RecordList>
          <Stop store={store} label={t('qr.sendOut')} />
        </>
      );
    case 'over':
      return (
        <>
          <Alert tone="warning" title={t('qr.over')}>
            {t('qr.overText')}
          </Alert>
          {show(t('qr.again'))}
        </>
      );
  }
});

const Stop = observer(function Stop({
  store,
  label,
}: {
  readonly store: QrStore;
  readonly label: string;
}) {
  return (
    <Actions>
      <Button isBusy={store.changing.isBusy} onClick={() => void store.stop()}>
        {label}
      </Button>
    </Actions>
  );
});
