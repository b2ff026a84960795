import type { Dispose, Feed } from '#core';
import type { UserData } from '#wire';
import { userFromWire, type UserMessage } from './userFromWire.ts';

/** Follows the person's bets: `onAll` gives all open ones, `onChange` changed ones. */
export function subscribeUser(
  feed: Feed,
  listener: {
    readonly onAll: (message: UserMessage) => void;
    readonly onChange: (message: UserMessage) => void;
  },
): Dispose {
  return feed.subscribe<UserData>(
    { kind: 'user' },
    {
      onSnapshot: (data) => listener.onAll(userFromWire(data)),
      onDelta: (data) => listener.onChange(userFromWire(data)),
    },
  );
}
