import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Button,
  Chip,
  ConfirmDialog,
  Panel,
  PanelHead,
  SelectField,
  useServices,
  useTranslate,
} from '#core/ui';
import { selfExclusionDays, shortExclusionDays } from '#domain/limits/LimitKind.ts';
import { EndsAt } from './EndsAt.tsx';
import { EarlyEnd, LaterEnd, RunningExclusion } from './RunningExclusion.tsx';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { useDuration } from './useDuration.ts';

const dayS = 86_400;
/** Seconds by which an exclusion may be longer than its days, because its end is rounded up. */
const slackS = 60;

/** Number of days, or open-ended. */
type Length = number | 'open';

/** Closes play, deposits and promotions for a time that the person cannot shorten. */
export const ExclusionPanel = observer(function ExclusionPanel({
  store,
}: {
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const write = useDuration();
  const { clock } = useServices();
  const [length, setLength] = useState<Length>();
  const [reason, setReason] = useState('none');
  const [isAsked, setAsked] = useState(false);
  const running = store.breakOf('exclusion');
  const isOpen = running !== undefined && running.endsAtS === undefined && !running.isOver;
  const longer = store.offeredFor('selfExclusion', selfExclusionDays).filter(
    (count) =>
      running === undefined ||
      running.isOver ||
      // The same length again would extend it only by the time that has passed since.
      (running.endsAtS !== undefined &&
        count * dayS > running.endsAtS - running.startedAtS + slackS &&
        clock.nowMs() / 1000 + count * dayS > running.endsAtS),
  );
  const named = (each: Length): string => (each === 'open' ? t('exclusion.open') : write(each));
  const endsAtS =
    length === undefined || length === 'open'
      ? undefined
      : Math.floor(clock.nowMs() / 1000) + length * dayS;
  const begin =
    length === undefined
      ? t('exclusion.choose')
      : length === 'open'
        ? t('exclusion.begin.open')
        : t('exclusion.begin', { duration: named(length) });
  return (
    <Panel aria-labelledby="self-exclusion">
      <PanelHead id="self-exclusion" title={t('exclusion.title')} />
      <div className={styles.body}>
        <p>{t('exclusion.text')}</p>
        {running === undefined ? null : <RunningExclusion running={running} store={store} />}
        {isOpen ? null : (
          <>
            <div className={styles.days} role="group" aria-label={t('duration')}>
              {[...longer, 'open' as const].map((each) => (
                <Chip key={each} isOn={each === length} onClick={() => setLength(each)}>
                  {named(each)}
                </Chip>
              ))}
            </div>
            {store.asksReasons ? (
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
            ) : null}
            <Button
              size="lg"
              variant="primary"
              isDisabled={length === undefined}
              isBusy={store.isBusy}
              onClick={() => setAsked(true)}
            >
              {begin}
            </Button>
          </>
        )}
      </div>
      {!isAsked || length === undefined ? null : (
        <ConfirmDialog
          title={
            length === 'open'
              ? t('exclusion.confirm.title.open')
              : t('exclusion.confirm.title', { duration: named(length) })
          }
          keep={t('cancel')}
          act={begin}
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            // A further extension needs a new choice.
            setLength(undefined);
            void store.exclude(
              length === 'open' ? undefined : length,
              store.asksReasons ? reason : undefined,
            );
          }}
        >
          <EndsAt textKey="exclusion.until" atS={endsAtS} />
          <p>{t('exclusion.confirm.text')}</p>
          <EarlyEnd endsAtS={endsAtS} />
          {length === 'open' || length <= shortExclusionDays ? null : <LaterEnd />}
        </ConfirmDialog>
      )}
    </Panel>
  );
});
