import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  Chip,
  ConfirmDialog,
  Panel,
  PanelHead,
  useServices,
  useTranslate,
} from '#core/ui';
import { coolingOffDays } from '#domain/limits/LimitKind.ts';
import { EndsAt } from './EndsAt.tsx';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { useDuration } from './useDuration.ts';

const dayS = 86_400;

/** Break from deposits; play stays open. */
export const BreakPanel = observer(function BreakPanel({
  store,
}: {
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const duration = useDuration();
  const { clock } = useServices();
  const [days, setDays] = useState<number>();
  const [isAsked, setAsked] = useState(false);
  const running = store.breakOf('deposits');
  // Play is closed as well, so the text does not mention bets.
  const isExcluded =
    store.breakOf('exclusion') !== undefined || store.limits.value?.isRegistered === true;
  return (
    <Panel aria-labelledby="deposit-break">
      <PanelHead id="deposit-break" title={t('break.title')} />
      <div className={styles.body}>
        <p>{t(isExcluded ? 'break.text.excluded' : 'break.text')}</p>
        {running === undefined ? (
          <>
            <div className={styles.days} role="group" aria-label={t('duration')}>
              {store.offeredFor('coolingOff', coolingOffDays).map((count) => (
                <Chip key={count} isOn={count === days} onClick={() => setDays(count)}>
                  {duration(count)}
                </Chip>
              ))}
            </div>
            <Button
              size="lg"
              variant="primary"
              isDisabled={days === undefined || store.limits.value?.isRegistered === true}
              isBusy={store.isBusy}
              onClick={() => setAsked(true)}
            >
              {t('break.begin')}
            </Button>
          </>
        ) : (
          <Alert tone="info">
            <EndsAt textKey="break.runs" startedAtS={running.startedAtS} atS={running.endsAtS} />
          </Alert>
        )}
      </div>
      {!isAsked || days === undefined ? null : (
        <ConfirmDialog
          title={t('break.confirm.title', { duration: duration(days) })}
          keep={t('cancel')}
          act={t('break.act', { duration: duration(days) })}
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            void store.breakDeposits(days);
          }}
        >
          <EndsAt textKey="break.until" atS={Math.floor(clock.nowMs() / 1000) + days * dayS} />
          <p>{t(isExcluded ? 'break.confirm.text.excluded' : 'break.confirm.text')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
});
