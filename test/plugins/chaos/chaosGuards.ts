import type { Guard } from '#core';
import { failWhenTold } from './ChaosError.ts';

export const openGuard: Guard = () => {
  failWhenTold('open guard');
  return { kind: 'next' };
};

export const closedGuard: Guard = () => {
  failWhenTold('closed guard');
  return { kind: 'next' };
};
