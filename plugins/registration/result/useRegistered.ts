import { useEffect, useRef } from 'react';
import { useServices } from '#core/ui';
import { signedInEvent } from '../../auth/contract.ts';
import type { RegistrationStore } from '../form/RegistrationStore.ts';

/**
 * Signs in with the account that was opened. Without anything to show for it the form is done.
 */
export function useRegistered(store: RegistrationStore, onDone: () => void): void {
  const { events, session } = useServices();
  const { registered } = store;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (registered?.kind !== 'opened') return;
    session.begin(registered.userId, registered.token);
    events.emit(signedInEvent, { userId: registered.userId });
    if (registered.password === undefined) done.current();
  }, [registered, session, events]);
}
