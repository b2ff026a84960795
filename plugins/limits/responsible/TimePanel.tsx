import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Panel, PanelHead, SelectField, useTranslate } from '#core/ui';
import { realityCheckMinutes, sessionHours, sessionLimitCode } from '#domain/limits/LimitType.ts';
import type { PersonLimits } from './Limits.ts';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { WishNote } from './WishNote.tsx';

/** How long the person plays a day at most, and how often they are told how it goes. */
export const TimePanel = observer(function TimePanel({
  limits,
  store,
}: {
  readonly limits: PersonLimits;
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const { session, realityMinutes } = limits;
  if (session === undefined) return null;
  return (
    <Panel aria-labelledby="limits-time">
      <PanelHead id="limits-time" title={t('time.title')} />
      <p className={styles.note}>{t('time.text')}</p>
      <div className={styles.body}>
        <TimeChoice
          key={`hours-${session.hours ?? 0}`}
          label={t('time.session')}
          held={session.hours ?? 0}
          options={[
            { value: 0, label: t('none') },
            ...sessionHours.map((hours) => ({ value: hours, label: t('hours', { count: hours }) })),
          ]}
          isBusy={store.isBusy}
          onSave={(hours) => void store.saveSessionHours(hours === 0 ? undefined : hours)}
        />
        {session.wish === undefined ? null : (
          <WishNote
            title={
              session.wish.hours === undefined
                ? t('wish.none')
                : t('wish', { amount: t('hours', { count: session.wish.hours }) })
            }
            wish={session.wish}
            isBusy={store.isBusy}
            onAnswer={(action) => void store.answer(sessionLimitCode, action)}
          />
        )}
        <TimeChoice
          key={`minutes-${realityMinutes ?? 0}`}
          label={t('time.reality')}
          held={realityMinutes ?? 0}
          options={[
            ...(realityMinutes === undefined ? [{ value: 0, label: t('time.never') }] : []),
            ...realityCheckMinutes.map((minutes) => ({
              value: minutes,
              label: t('minutes', { count: minutes }),
            })),
          ]}
          isBusy={store.isBusy}
          onSave={(minutes) => void store.saveRealityMinutes(minutes)}
        />
      </div>
    </Panel>
  );
});

interface TimeChoiceProps {
  readonly label: string;
  readonly held: number;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly isBusy: boolean;
  readonly onSave: (value: number) => void;
}

/** Begins with what holds: nothing is suggested. */
function TimeChoice({ label, held, options, isBusy, onSave }: TimeChoiceProps) {
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
        size="sm"
        isBusy={isBusy}
        isDisabled={chosen === held}
        aria-label={`${t('save')}: ${label}`}
        onClick={() => onSave(chosen)}
      >
        {t('save')}
      </Button>
    </div>
  );
}
