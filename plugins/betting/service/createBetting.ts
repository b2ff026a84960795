import type { CoreServices } from '#core';
import { cyberEventRoute } from '../contract.ts';
import { Betting } from './Betting.ts';

export function createBetting(core: CoreServices): Betting {
  return new Betting(core, () => core.navigation.hasRoute(cyberEventRoute));
}
