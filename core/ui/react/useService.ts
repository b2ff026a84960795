import { use } from 'react';
import type { Token } from '../../contract/Token.ts';
import { useServices } from './useServices.ts';

/** The service of a token; the component suspends until it is created. */
export function useService<T>(token: Token<T>): T {
  return use(useServices().services.get(token));
}

/** The service if its plugin is on and it is created already; never waits. */
export function usePeekService<T>(token: Token<T>): T | undefined {
  return useServices().services.peek(token);
}
