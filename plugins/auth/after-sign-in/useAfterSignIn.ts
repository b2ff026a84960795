import { useEffect, useRef } from 'react';
import { useService } from '#core/ui';
import { afterSignInToken, type AfterSignInKind, type AfterSignInQuestion } from '../contract.ts';

/** Registers a prompt that opens after a sign-in if it is the most urgent one. */
export function useAfterSignIn(kind: AfterSignInKind, ask: AfterSignInQuestion): void {
  const queue = useService(afterSignInToken);
  const newest = useRef(ask);
  useEffect(() => {
    newest.current = ask;
  }, [ask]);
  useEffect(() => queue.register(kind, (userId) => newest.current(userId)), [queue, kind]);
}
