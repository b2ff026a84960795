import type { Overrides } from './overlay.ts';

/** A test reads a member that it has not given to its fake. */
class MissingMemberError extends Error {
  override readonly name = 'MissingMemberError';

  constructor(member: string) {
    super(`The test reads "${member}" of a fake: give it to fakeOf, or take the real thing`);
  }
}

/** Members that test runner, React and promises read on any object. */
const askedOfAnything =
  /^(?:then|toJSON|asymmetricMatch|nodeType|tagName|constructor|\$\$typeof|@@.*)$/;

/**
 * Creates a `T` from the members that a test uses: type-checked when written, and checked for
 * missing members when read. For objects without a fake of their own; createTestServices has the
 * services of the core.
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
