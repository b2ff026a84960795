import type { ConsentChoice } from '../contract.ts';

/** What was chosen, when (epoch seconds), and whose platform account knows of it. */
export interface Agreement {
  readonly type: ConsentChoice;
  readonly atS: number;
  readonly toldOf?: number;
}
