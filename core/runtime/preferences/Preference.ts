import type { CookieName } from '../../platform/storage/StorageKey.ts';

/**
 * Choice of the person that the browser keeps if the site may: in storage, which other tabs follow,
 * and in a cookie, which servers read. Declared by the code that offers the choice.
 */
export interface Preference<Value> {
  /** Name of the cookie, and of the storage entry. */
  readonly cookie: CookieName;
  /** Value without a choice. */
  readonly first: Value;
  /** Parses the stored choice; undefined for an invalid one. */
  readonly read: (stored: unknown) => Value | undefined;
  /** A method, so that preferences of different values fit into one list. */
  write(value: Value): number | boolean;
}

/** Parser and serialiser of a preference that is on or off. */
export const onOff: Pick<Preference<boolean>, 'read' | 'write'> = {
  read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  write: (isOn) => isOn,
};
