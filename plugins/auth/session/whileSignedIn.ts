import type { Dispose, Session } from '#core';

/** Begins something for each person who is signed in, and ends it when they are not, or when another one is. */
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
