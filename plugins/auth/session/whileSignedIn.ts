import type { Dispose, Session } from '#core';

/** Runs a task for each signed-in person, until they sign out or another person signs in. */
export function whileSignedIn(
  session: Pick<Session, 'state' | 'onChange'>,
  begin: (userId: number) => Dispose,
): Dispose {
  let end: Dispose | undefined;
  const follow = (state: Session['state']): void => {
    end?.();
    end = state.kind === 'signed-in' ? begin(state.userId) : undefined;
  };
  const stop = session.onChange(follow);
  follow(session.state);
  return () => {
    stop();
    end?.();
    end = undefined;
  };
}
