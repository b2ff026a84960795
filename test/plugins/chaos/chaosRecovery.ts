import type { HttpRecovery } from '#core';
import { failWhenTold } from './ChaosError.ts';

export const chaosRecovery: HttpRecovery = async () => {
  await Promise.resolve();
  failWhenTold('recovery');
  return { headers: { 'X-Recovered': 'chaos' } };
};
