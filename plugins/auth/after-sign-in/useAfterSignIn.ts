import { useEffect, useRef } from 'react';
import { useService } from '#core/ui';
import { afterSignInToken, type AfterSignInKind, type AfterSignInQuestion } from '../contract.ts';

/** Asks something after each sign-in, if it is the most urgent thing then. */
export function useAfterSignIn(kind: AfterSignInKind, ask: AfterSignInQuestion): void {
  const queue = useService(afterSignInToken);
  const newest = useRef(ask);
  useEffect(() => {
    newest.current = ask;
  }, [ask]);
  useEffect(() => queue.register(kind, (userId) => newest.current(userId)), [queue, kind]);
}
