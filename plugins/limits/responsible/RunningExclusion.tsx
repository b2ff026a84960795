import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Button, ConfirmDialog, useServices, useTranslate } from '#core/ui';
import { protectionRules } from '#domain/limits/profiles.ts';
import { questionModal } from '../../support/contract.ts';
import { EndsAt } from './EndsAt.tsx';
import type { Break } from './Limits.ts';
import type { ResponsibleStore } from './ResponsibleStore.ts';

const hourS = 3600;
const dayS = 24 * hourS;

interface RunningExclusionProps {
  readonly running: Break;
  readonly store: ResponsibleStore;
}

/**
 * Start and end of the exclusion, and how it can end: by the support before, on request after its
 * time.
 */
export const RunningExclusion = observer(function RunningExclusion({
  running,
  store,
}: RunningExclusionProps) {
  const t = useTranslate('limits.responsible');
  const { modals, plan } = useServices();
  const hasSupport = plan.modals.some(({ id }) => id === questionModal.id);
  if (running.isOver) return <Return store={store} />;
  const isOpen = running.endsAtS === undefined;
  return (
    <>
      <Alert tone="warning">
        <EndsAt textKey="exclusion.runs" startedAtS={running.startedAtS} atS={running.endsAtS} />
      </Alert>
      <EarlyEnd endsAtS={running.endsAtS} />
      {isOpen || running.endsAlone ? null : <LaterEnd />}
      {hasSupport ? (
        <Button onClick={() => void modals.open(questionModal, { topic: 'limits' })}>
          {t('exclusion.ask')}
        </Button>
      ) : null}
    </>
  );
});

/** The exclusion has expired but continues until the person has asked to come back, and waited. */
const Return = observer(function Return({ store }: { readonly store: ResponsibleStore }) {
  const t = useTranslate('limits.responsible');
  const { clock } = useServices();
  const [isAsked, setAsked] = useState(false);
  const returnAfterS = useReturnAfterS() ?? 0;
  return (
    <>
      <Alert tone="warning">
        <p>{t('exclusion.over')}</p>
      </Alert>
      <Button isBusy={store.isBusy} onClick={() => setAsked(true)}>
        {t('exclusion.return')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('exclusion.return.title')}
          keep={t('exclusion.return.keep')}
          act={t('exclusion.return')}
          variant="secondary"
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            void store.askReturn();
          }}
        >
          <EndsAt
            textKey="exclusion.return.until"
            atS={Math.ceil(clock.nowMs() / 1000) + returnAfterS}
          />
        </ConfirmDialog>
      ) : null}
    </>
  );
});

/**
 * How an exclusion can end early, with its waiting time; shown before it begins and while it runs.
 * An exclusion shorter than that waiting time has no early end.
 *
 * @param endsAtS undefined: open-ended
 */
export function EarlyEnd({ endsAtS }: { readonly endsAtS: number | undefined }) {
  const t = useTranslate('limits.responsible');
  const { clock, config } = useServices();
  const wait = useWait();
  const { definite, indefinite } = protectionRules[config.rgProfile].exclusionEndsAfterS;
  const waitS = endsAtS === undefined ? indefinite : definite;
  const isSooner = endsAtS !== undefined && endsAtS - clock.nowMs() / 1000 <= waitS;
  return <p>{isSooner ? t('exclusion.notEarly') : t('exclusion.early', { wait: wait(waitS) })}</p>;
}

/** Says that the exclusion continues after its time; empty if the profile lets it end by itself. */
export function LaterEnd() {
  const t = useTranslate('limits.responsible');
  const wait = useWait();
  const returnAfterS = useReturnAfterS();
  return returnAfterS === undefined ? null : (
    <p>{t('exclusion.after', { wait: wait(returnAfterS) })}</p>
  );
}

/** Formats a waiting time as the letters do: hours up to a day, days above. */
function useWait(): (seconds: number) => string {
  const t = useTranslate('limits.responsible');
  return (seconds) =>
    seconds <= dayS ? t('hours', { count: seconds / hourS }) : t('days', { count: seconds / dayS });
}

function useReturnAfterS(): number | undefined {
  const { config } = useServices();
  return protectionRules[config.rgProfile].returnAfterS;
}
