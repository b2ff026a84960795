import { useEffect } from 'react';
import { useServices } from '#core/ui';
import { afterSignInToken } from '../contract.ts';

/** Keeps prompts after a sign-in closed while the calling page is mounted. */
export function useHoldQuestions(): void {
  const { services, reports } = useServices();
  useEffect(() => {
    const queue = services.get(afterSignInToken).then((each) => each.hold());
    queue.catch((error: unknown) =>
      reports.report(error, { plugin: 'auth', contribution: 'after sign-in: hold' }),
    );
    return () => void queue.then((release) => release()).catch(() => undefined);
  }, [services, reports]);
}
