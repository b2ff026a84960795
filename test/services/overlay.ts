/** Members of a fake given by a test. A generic function may be given for one case. */
export type Overrides<T> = {
  readonly [Key in keyof T]?: T[Key] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Result
    : T[Key];
};

/** Returns `base` with members replaced by the test's; `this` stays the right object. */
export function overlay<T extends Contract, Contract extends object = T>(
  base: T,
  given: Overrides<NoInfer<Contract>> | undefined,
): T {
  if (given === undefined) return base;
  const bound = new Map<PropertyKey, unknown>();
  const ownerOf = (key: PropertyKey): object => (key in given ? given : base);
  // Not `base` itself: a proxy must return read-only members of its target unchanged.
  const target = Object.create(Object.getPrototypeOf(base) as object) as T;
  return new Proxy(target, {
    get: (_target, key) => {
      const owner = ownerOf(key);
      const value: unknown = Reflect.get(owner, key, owner);
      if (owner === given || typeof value !== 'function') return value;
      if (!bound.has(key)) bound.set(key, value.bind(base));
      return bound.get(key);
    },
    set: (_target, key, value) => {
      bound.delete(key);
      return Reflect.set(ownerOf(key), key, value);
    },
    defineProperty: (_target, key, descriptor) => {
      bound.delete(key);
      return Reflect.defineProperty(ownerOf(key), key, descriptor);
    },
    has: (_target, key) => key in given || key in base,
  });
}
