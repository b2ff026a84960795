import type { ResponseInterceptor } from '#core';
import { failWhenTold } from './ChaosError.ts';

export const chaosInterceptor: ResponseInterceptor = async () => {
  await Promise.resolve();
  failWhenTold('interceptor');
  return { headers: { 'X-Recovered': 'chaos' } };
};
