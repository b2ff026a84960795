/** Thunk in a manifest; its code is loaded when it is called. */
export type Load<T> = () => Promise<T>;
