import type { ConsentChoice } from '../contract.ts';
import { toConsentChoice } from './consentChoice.ts';

/** What was chosen, when (epoch seconds), and whose platform account knows of it. */
export interface Agreement {
  readonly type: ConsentChoice;
  readonly atS: number;
  readonly toldOf?: number;
}

/** Whether a stored value is one. */
export function isAgreement(value: unknown): value is Agreement {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('atS' in value)) return false;
  if ('toldOf' in value && !Number.isSafeInteger(value.toldOf)) return false;
  return toConsentChoice(value.type) !== undefined && Number.isSafeInteger(value.atS) && Number(value.atS) > 0;
}
