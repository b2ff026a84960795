import { AsyncLocalStorage } from 'node:async_hooks';

/** The host that the browser asked for, in a call and in all that it sets off. */
export const callHost = new AsyncLocalStorage<string>();
