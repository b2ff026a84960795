import type { Overrides } from './overlay.ts';

/** A member of a fake was read that its test does not give. */
class MissingMemberError extends Error {
  override readonly name = 'MissingMemberError';

  constructor(member: string) {
    super(`The test reads "${member}" of a fake: give it to fakeOf, or take the real thing`);
  }
}

/** Names that test runner, React and promises look for on any object. */
const askedOfAnything =
  /^(?:then|toJSON|asymmetricMatch|nodeType|tagName|constructor|\$\$typeof|@@.*)$/;

/**
 * A `T` of which a test gives what is used: checked against the type when it is written, and
 * against what is read when it runs. For what has no fake of its own; services of the core come
 * from createTestServices.
 */
export function fakeOf<T extends object>(given: Overrides<T>): T {
  return new Proxy(given, {
    get: (members, key) => {
      if (typeof key === 'string' && !(key in members) && !askedOfAnything.test(key))
        throw new MissingMemberError(key);
      return Reflect.get(members, key, members);
    },
  }) as T;
}
