import type { CookieName } from '../../platform/storage/StorageKey.ts';

/**
 * A choice of the person that the browser keeps where the site may: in storage, which other tabs
 * follow, and in a cookie, which servers read. Whoever offers the choice declares it.
 */
export interface Preference<Value> {
  /** Name of the cookie, and of the entry in storage. */
  readonly cookie: CookieName;
  /** Holds for people who have chosen nothing. */
  readonly first: Value;
  /** The choice as it was kept; undefined for what cannot be right. */
  readonly read: (stored: unknown) => Value | undefined;
  /** A method, so that preferences of different values fit into one list. */
  write(value: Value): number | boolean;
}

/** How a preference that is on or off is read and written. */
export const onOff: Pick<Preference<boolean>, 'read' | 'write'> = {
  read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  write: (isOn) => isOn,
};
