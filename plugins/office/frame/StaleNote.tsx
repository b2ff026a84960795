import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Resource } from '#core/data';
import { Alert, useFormat, useServices, useTranslate } from '#core/ui';

interface StaleNoteProps {
  readonly resource: Pick<Resource<unknown>, 'state' | 'error'>;
}

/** Note that the shown data could not be refreshed, with their time. */
export const StaleNote = observer(function StaleNote({ resource }: StaleNoteProps) {
  const t = useTranslate('office');
  const { time } = useFormat();
  const { clock } = useServices();
  const [knownAtS, setKnownAtS] = useState(0);
  useEffect(
    () =>
      reaction(
        () => resource.state,
        ({ kind }) => {
          if (kind === 'ready') setKnownAtS(Math.floor(clock.nowMs() / 1000));
        },
        { fireImmediately: true },
      ),
    [resource, clock],
  );
  if (resource.state.kind !== 'stale' || resource.error === undefined) return null;
  return <Alert tone="warning">{t('stale', { time: time(knownAtS) })}</Alert>;
});
