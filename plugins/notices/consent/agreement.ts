import type { ConsentChoice } from '../contract.ts';

/** Choice, its time in epoch seconds, and the user whose account on the platform has it. */
export interface Agreement {
  readonly type: ConsentChoice;
  readonly atS: number;
  readonly toldOf?: number;
}
