import type { OddsChangePolicy } from './OddsChangePolicy.ts';

/** `send`: the bet may be sent; `confirm`: the person must accept the current odds first. */
export type OddsDecision = 'send' | 'confirm';

/**
 * The decision for one selection: whether odds that moved may be bet on without asking. The request
 * itself always carries the odds that were on the screen. Source: specification 2, section 3 (on
 * odds change); UKGC RTS 2C.
 *
 * @param seen thousandths that the person saw last and took
 * @param current thousandths that the platform offers now
 */
export function decideOdds(seen: number, current: number, policy: OddsChangePolicy): OddsDecision {
  const isTaken =
    seen === current || policy === 'acceptAny' || (policy === 'acceptHigher' && current > seen);
  return isTaken ? 'send' : 'confirm';
}
