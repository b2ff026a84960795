import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  Chip,
  Dialog,
  Panel,
  PanelHead,
  SelectField,
  useServices,
  useTranslate,
} from '#core/ui';
import { selfExclusionDays } from '#domain/limits/LimitType.ts';
import { EndsAt } from './EndsAt.tsx';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { useDuration } from './useDuration.ts';

const dayS = 86_400;

/** Closes play, deposits and offers for a time that cannot be shortened. */
export const ExclusionPanel = observer(function ExclusionPanel({
  store,
}: {
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const write = useDuration();
  const { clock } = useServices();
  const [days, setDays] = useState<number>();
  const [reason, setReason] = useState('none');
  const [isAsked, setAsked] = useState(false);
  const running = store.breakOf('exclusion');
  const longer = selfExclusionDays.filter(
    (count) => running === undefined || clock.nowMs() / 1000 + count * dayS > running.endsAtS,
  );
  const duration = days === undefined ? undefined : write(days);
  return (
    <Panel aria-labelledby="self-exclusion">
      <PanelHead id="self-exclusion" title={t('exclusion.title')} />
      <div className={styles.body}>
        <p>{t('exclusion.text')}</p>
        {running === undefined ? null : (
          <Alert tone="warning">
            <EndsAt textKey="exclusion.runs" atS={running.endsAtS} />
          </Alert>
        )}
        {longer.length === 0 ? null : (
          <>
            <div className={styles.days} role="group" aria-label={t('duration')}>
              {longer.map((count) => (
                <Chip key={count} isOn={count === days} onClick={() => setDays(count)}>
                  {write(count)}
                </Chip>
              ))}
            </div>
            <SelectField
              label={t('exclusion.reason')}
              name="exclusion-reason"
              value={reason}
              options={(store.reasons.value ?? []).map(({ id, text }) => ({
                value: id,
                label: text,
              }))}
              onChange={setReason}
            />
            <Button
              variant="danger"
              isDisabled={days === undefined}
              isBusy={store.isBusy}
              onClick={() => setAsked(true)}
            >
              {duration === undefined ? t('exclusion.choose') : t('exclusion.begin', { duration })}
            </Button>
          </>
        )}
      </div>
      {!isAsked || days === undefined ? null : (
        <Dialog
          title={t('exclusion.confirm.title', { duration: duration ?? '' })}
          isDismissible
          size="sm"
          onClose={() => setAsked(false)}
        >
          <div className={styles.dialog}>
            <p>
              <EndsAt
                textKey="exclusion.until"
                atS={Math.floor(clock.nowMs() / 1000) + days * dayS}
              />
            </p>
            <p>{t('exclusion.confirm.text')}</p>
            <div className={styles.actions}>
              <Button
                variant="danger"
                onClick={() => {
                  setAsked(false);
                  void store.takeBreak('exclusion', days, reason);
                }}
              >
                {t('exclusion.confirm')}
              </Button>
              <Button onClick={() => setAsked(false)}>{t('cancel')}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </Panel>
  );
});
