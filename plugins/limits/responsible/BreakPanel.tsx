import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Button, Chip, Panel, PanelHead, useTranslate } from '#core/ui';
import { depositBreakDays } from '#domain/limits/LimitType.ts';
import { EndsAt } from './EndsAt.tsx';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { useDuration } from './useDuration.ts';

/** A time without deposits; play stays open. */
export const BreakPanel = observer(function BreakPanel({
  store,
}: {
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const duration = useDuration();
  const [days, setDays] = useState<number>();
  const running = store.breakOf('deposits');
  return (
    <Panel aria-labelledby="deposit-break">
      <PanelHead id="deposit-break" title={t('break.title')} />
      <div className={styles.body}>
        <p>{t('break.text')}</p>
        {running === undefined ? (
          <>
            <div className={styles.days} role="group" aria-label={t('duration')}>
              {depositBreakDays.map((count) => (
                <Chip key={count} isOn={count === days} onClick={() => setDays(count)}>
                  {duration(count)}
                </Chip>
              ))}
            </div>
            <Button
              isDisabled={days === undefined}
              isBusy={store.isBusy}
              onClick={() => {
                if (days !== undefined) void store.takeBreak('deposits', days);
              }}
            >
              {t('break.begin')}
            </Button>
          </>
        ) : (
          <Alert tone="info">
            <EndsAt textKey="break.runs" atS={running.endsAtS} />
          </Alert>
        )}
      </div>
    </Panel>
  );
});
