/** A thunk: data in the manifest, code only when somebody calls it. */
export type Load<T> = () => Promise<T>;
