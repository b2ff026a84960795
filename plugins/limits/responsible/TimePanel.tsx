import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Button, Panel, PanelHead, SelectField, useServices, useTranslate } from '#core/ui';
import { realityCheckMinutes, sessionHours } from '#domain/limits/LimitKind.ts';
import { formatElapsed } from '../session-time/sessionTime.ts';
import type { PersonLimits } from './Limits.ts';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { useLooserWait } from './useLooserWait.ts';
import { PendingChangeNote } from './PendingChangeNote.tsx';

/** Daily limit of play time, and the interval of the reality check. */
export const TimePanel = observer(function TimePanel({
  limits,
  store,
}: {
  readonly limits: PersonLimits;
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const { config } = useServices();
  const { hours: wait } = useLooserWait();
  const { session, realityMinutes } = limits;
  if (session === undefined) return null;
  return (
    <Panel aria-labelledby="limits-time">
      <PanelHead id="limits-time" title={t('time.title')} />
      <p className={styles.note}>{t('time.text', { hours: wait })}</p>
      <p className={styles.note}>{t('time.day', { zone: zoneText(config.timeZone) })}</p>
      <div className={styles.body}>
        <TimeChoice
          key={`hours-${session.hours ?? 0}`}
          label={t('time.session')}
          held={session.hours ?? 0}
          options={[
            { value: 0, label: t('none') },
            ...store
              .offeredFor('sessionTime', sessionHours)
              .map((hours) => ({ value: hours, label: t('hours', { count: hours }) })),
          ]}
          isBusy={store.isBusy}
          isClosed={limits.isRegistered}
          onSave={(hours) => void store.saveSessionHours(hours === 0 ? undefined : hours)}
        />
        {session.leftS === undefined ? null : (
          <div className={styles.left}>
            <Alert tone="info">{t('time.left', { time: formatElapsed(session.leftS) })}</Alert>
          </div>
        )}
        {session.pendingChange === undefined ? null : (
          <PendingChangeNote
            title={
              session.pendingChange.hours === undefined
                ? t('wish.none')
                : t('wish', { amount: t('hours', { count: session.pendingChange.hours }) })
            }
            pendingChange={session.pendingChange}
            isBusy={store.isBusy}
            onAnswer={(action) =>
              void store.answer('sessionTime', action, session.pendingChange?.isDue === true)
            }
          />
        )}
        <TimeChoice
          key={`minutes-${realityMinutes ?? 0}`}
          label={t('time.reality')}
          held={realityMinutes ?? 0}
          options={[
            ...(realityMinutes === undefined ? [{ value: 0, label: t('time.never') }] : []),
            ...store.offeredFor('realityCheck', realityCheckMinutes).map((minutes) => ({
              value: minutes,
              label: t('minutes', { count: minutes }),
            })),
          ]}
          isBusy={store.isBusy}
          isClosed={limits.isRegistered}
          onSave={(minutes) => void store.saveRealityMinutes(minutes)}
        />
      </div>
    </Panel>
  );
});

/** `UTC+3`, `UTC−3:30`. */
function zoneText(hours: number): string {
  const minutes = Math.abs(hours * 60) % 60;
  const ahead = `${Math.trunc(Math.abs(hours))}${minutes === 0 ? '' : `:${minutes}`}`;
  // Isolated, so that it keeps its order in right-to-left text.
  return `\u2066UTC${hours < 0 ? '−' : '+'}${ahead}\u2069`;
}

interface TimeChoiceProps {
  readonly label: string;
  readonly held: number;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly isBusy: boolean;
  /** A register has excluded the person. */
  readonly isClosed: boolean;
  readonly onSave: (value: number) => void;
}

/** Begins with the current value; nothing is suggested. */
function TimeChoice({ label, held, options, isBusy, isClosed, onSave }: TimeChoiceProps) {
  const t = useTranslate('limits.responsible');
  const [chosen, setChosen] = useState(held);
  return (
    <div className={styles.choice}>
      <SelectField
        label={label}
        value={String(chosen)}
        options={options.map((each) => ({ value: String(each.value), label: each.label }))}
        onChange={(value) => setChosen(Number(value))}
      />
      <Button
        size="lg"
        variant="primary"
        isBusy={isBusy}
        isDisabled={chosen === held || isClosed}
        aria-label={`${t('save')}: ${label}`}
        onClick={() => onSave(chosen)}
      >
        {t('save')}
      </Button>
    </div>
  );
}
