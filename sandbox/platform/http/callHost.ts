import { AsyncLocalStorage } from 'node:async_hooks';

/** Host that the browser called, available in the call and everything it triggers. */
export const callHost = new AsyncLocalStorage<string>();
