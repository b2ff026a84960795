import { observer } from 'mobx-react-lite';
import { Alert, Button, Panel, PanelHead, SelectField, useFormat, useTranslate } from '#core/ui';
import styles from './CallPanel.module.css';
import type { Manager } from './Manager.ts';
import type { ManagerStore } from './ManagerStore.ts';

interface CallPanelProps {
  readonly store: ManagerStore;
  readonly manager: Manager;
}

/** Booking of a call at a time of the person's choice. */
export const CallPanel = observer(function CallPanel({ store, manager }: CallPanelProps) {
  const t = useTranslate('manager.page');
  return (
    <Panel aria-labelledby="manager-call">
      <PanelHead id="manager-call" title={t('call')} />
      <div className={styles.body}>
        {store.sending.failure === undefined ? null : (
          <Alert tone="danger">{t('call.failed')}</Alert>
        )}
        <CallState store={store} manager={manager} />
      </div>
    </Panel>
  );
});

const CallState = observer(function CallState({ store, manager }: CallPanelProps) {
  const t = useTranslate('manager.page');
  const { dateTime } = useFormat();
  if (manager.phone === undefined) return <p>{t('call.noPhone')}</p>;
  if (manager.callAtS !== undefined)
    return (
      <>
        <p role="status">
          {t('call.asked', { time: dateTime(manager.callAtS), phone: manager.phone })}
        </p>
        <Button isBusy={store.sending.isBusy} onClick={() => void store.cancel()}>
          {t('call.cancel')}
        </Button>
      </>
    );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.ask();
      }}
    >
      <SelectField
        name="call-time"
        label={t('call.time')}
        value={store.chosenS === undefined ? '' : String(store.chosenS)}
        options={[
          { value: '', label: t('call.choose') },
          ...manager.callTimesS.map((atS) => ({ value: String(atS), label: dateTime(atS) })),
        ]}
        error={store.isUnchosen ? t('call.unchosen') : undefined}
        hint={t('call.number', { phone: manager.phone })}
        onChange={(value) => store.choose(value === '' ? undefined : Number(value))}
      />
      <Button type="submit" variant="primary" isBusy={store.sending.isBusy}>
        {t('call.ask')}
      </Button>
    </form>
  );
});
