import type { QrDevice, SecurityState, SessionList, SignInLog } from '#wire';
import {
  protections,
  ways,
  type Device,
  type OpenSession,
  type Origin,
  type Protection,
  type SignInEntry,
} from './Security.ts';

export function readProtection(wire: SecurityState): Protection {
  return {
    level: wire.protection_level ?? undefined,
    rows: wire.rows.flatMap(({ id, points, is_done: isDone }) => {
      const known = protections.find((each) => each === id);
      return known === undefined ? [] : [{ id: known, points, isDone }];
    }),
    isTwoStepOn: wire.is_two_step_on,
    hasFactor: wire.is_two_step_on || wire.rows.some((row) => row.id === 'two_step' && row.is_done),
    codesLeft: wire.recovery_codes_left,
    hasSavedCodes: wire.has_saved_codes,
    bindsAnew: wire.binds_anew === true,
    hasPassword: wire.has_password !== false,
    passwordAgeDays: wire.changed_pass_day_count,
    isPasswordKnown: wire.is_password_known,
    firstSecret: wire.first_secret && {
      untilS: wire.first_secret.until,
      isDue: wire.first_secret.is_due,
    },
    isEmailAuthOn: wire.enable_email_auth,
    canTurnOnEmailAuth: wire.can_enable_email_auth,
  };
}

export function readSessions({ sessions }: SessionList): readonly OpenSession[] {
  return sessions.map(({ id, began_at, last_at, is_this, ...origin }) => ({
    id,
    ...readOrigin(origin),
    beganAtS: began_at,
    lastAtS: last_at,
    isThis: is_this,
  }));
}

export function readSignInLog({ entries }: SignInLog): readonly SignInEntry[] {
  return entries.map(({ at, outcome, ...origin }) => ({
    ...readOrigin(origin),
    atS: at,
    isRight: outcome === 'in',
  }));
}

export function readOrigin({ way, ...device }: QrDevice & { readonly way: string }): Origin {
  return { ...readDevice(device), way: ways.find((each) => each === way) };
}

export function readDevice({ browser, system, kind, country }: QrDevice): Device {
  return { browser, system, isHandheld: kind === 'mobile' || kind === 'tablet', country };
}
