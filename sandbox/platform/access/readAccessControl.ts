import type { MaintenanceWire } from '#wire';
import { isMaintenanceWire } from '#wire/validators/access.js';
import { invalidBody } from '../http/ApiError.ts';
import { checkControl, listOf, within } from '../../control/readControl.ts';
import type { SiteBlock } from './Blocks.ts';

const noMaintenance = {
  started_at: 0,
  ended_at: 0,
  notify_started_at: 0,
  notify_ended_at: 0,
  isActive: false,
  web_state: 1,
} as const satisfies MaintenanceWire;

/**
 * Reads the maintenance of a control call. It replaces the earlier one completely; `true` means at
 * once and open-ended, `null` ends it.
 */
export function readMaintenance(value: unknown): MaintenanceWire | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value === 'boolean') return { ...noMaintenance, isActive: value };
  if (!isMaintenanceWire(value))
    throw invalidBody(
      'maintenance',
      '/maintenance must be {isActive, started_at, ended_at, notify_started_at, notify_ended_at, web_state}, true, false or null',
    );
  return { ...noMaintenance, ...value };
}

/** Reads the block of a control call; undefined lifts the block. */
export function readBlock(value: unknown): SiteBlock | undefined {
  if (value === null) return undefined;
  const { displayTypeId = 1, ...block } = checkControl(
    value,
    {
      displayTypeId: within(0, 1000),
      templateTypeId: within(0, 1000),
      countries: listOf({ says: 'a code of two capital letters', holds: isCountryCode }),
      opens_at: within(0, Number.MAX_SAFE_INTEGER),
      withdraw_until_at: within(0, Number.MAX_SAFE_INTEGER),
    },
    'templateTypeId',
  );
  return { displayTypeId, ...block };
}

export function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value);
}
