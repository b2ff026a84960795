/** A thunk: data in the manifest, code only when it is called. */
export type Load<T> = () => Promise<T>;
