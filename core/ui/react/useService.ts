import { use } from 'react';
import type { Token } from '../../contract/Token.ts';
import { useServices } from './useServices.ts';

/** The service behind a token; the component suspends until it is there. */
export function useService<T>(token: Token<T>): T {
  return use(useServices().services.get(token));
}

/** The service when its plugin is on and it was made already; never waits. */
export function usePeekService<T>(token: Token<T>): T | undefined {
  return useServices().services.peek(token);
}
