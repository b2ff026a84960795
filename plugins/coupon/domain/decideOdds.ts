/** What to do when odds change before the bet is placed (wire: changeCoefAction): 0 ask, 1 accept any, 2 accept higher. */
export type OddsChangePolicy = 0 | 1 | 2;

/** `send`: the bet may go; `confirm`: the person must accept the current odds first. */
export type OddsDecision = 'send' | 'confirm';

/**
 * The decision for one selection: whether odds that moved may be bet on without asking. The request itself always
 * carries the odds that were on the screen.
 * Source: specification 2, section 3 (on odds change); UKGC RTS 2C.
 *
 * @param seen thousandths that the person saw last and took
 * @param current thousandths that the platform offers now
 */
export function decideOdds(seen: number, current: number, policy: OddsChangePolicy): OddsDecision {
  return seen === current || policy === 1 || (policy === 2 && current > seen) ? 'send' : 'confirm';
}
