import { useEffect, useRef } from 'react';
import { useServices } from '#core/ui';
import { signedInEvent } from '../../auth/contract.ts';
import type { Registered } from '../form/RegistrationForm.ts';

/** Signs in with the account that was opened. `onDone` is called when no password must be shown. */
export function useRegistered(registered: Registered | undefined, onDone?: () => void): void {
  const { events, session } = useServices();
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (registered?.kind !== 'opened') return;
    session.begin(registered.userId, registered.token);
    events.emit(signedInEvent, { userId: registered.userId });
    if (registered.password === undefined) done.current?.();
  }, [registered, session, events]);
}
