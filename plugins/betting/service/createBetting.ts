import type { CoreServices } from '#core';
import { Betting } from './Betting.ts';

export function createBetting(core: CoreServices): Betting {
  return new Betting(core);
}
