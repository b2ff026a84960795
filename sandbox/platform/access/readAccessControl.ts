import type { MaintenanceWire } from '#wire';
import { isMaintenanceWire } from '#wire/validators/access.js';
import { ApiError } from '../http/ApiError.ts';
import { checkControl } from '../../control/readControl.ts';
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
 * Maintenance of a control order. It replaces the earlier one completely; `true` means at once and
 * open-ended, `null` ends it.
 */
export function readMaintenance(value: unknown): MaintenanceWire | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value === 'boolean') return { ...noMaintenance, isActive: value };
  if (!isMaintenanceWire(value))
    throw new ApiError(
      400,
      'invalid_body',
      '/maintenance must be {isActive, started_at, ended_at, notify_started_at, notify_ended_at, web_state}, true, false or null',
      { field: 'maintenance' },
    );
  return { ...noMaintenance, ...value };
}

/** Block of a control order; undefined when it lifts the block. */
export function readBlock(value: unknown): SiteBlock | undefined {
  if (value === null) return undefined;
  const {
    displayTypeId = 1,
    templateTypeId,
    countries,
    opens_at: opensAtS,
    withdraw_until_at: withdrawUntilS,
  } = checkControl(value, {
    displayTypeId: 'integer',
    templateTypeId: 'integer',
    countries: 'array',
    opens_at: 'integer',
    withdraw_until_at: 'integer',
  });
  const isSmall = (id: number): boolean => id >= 0 && id <= 1000;
  if (templateTypeId === undefined || !isSmall(templateTypeId) || !isSmall(displayTypeId))
    throw new ApiError(
      400,
      'invalid_body',
      '/block must have a templateTypeId, and ids from 0 to 1000',
      { field: 'block' },
    );
  if ((opensAtS ?? 0) < 0 || (withdrawUntilS ?? 0) < 0)
    throw new ApiError(400, 'invalid_body', '/block has an instant before 1970', {
      field: 'block',
    });
  if (countries !== undefined && !countries.every(isCountryCode))
    throw new ApiError(
      400,
      'invalid_body',
      '/block/countries must hold codes of two capital letters',
      { field: 'block' },
    );
  return {
    displayTypeId,
    templateTypeId,
    ...(countries === undefined ? {} : { countries }),
    ...(opensAtS === undefined ? {} : { opens_at: opensAtS }),
    ...(withdrawUntilS === undefined ? {} : { withdraw_until_at: withdrawUntilS }),
  };
}

export function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value);
}
