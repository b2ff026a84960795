import type { SecurityState, SessionList, SignInLog } from '#wire';
import {
  protections,
  ways,
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
    codesLeft: wire.recovery_codes_left,
  };
}

export function readSessions({ sessions }: SessionList): readonly OpenSession[] {
  return sessions.map(({ id, began_at, is_this, ...origin }) => ({
    id,
    ...readOrigin(origin),
    beganAtS: began_at,
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

function readOrigin({
  browser,
  system,
  kind,
  country,
  way,
}: {
  readonly browser: string;
  readonly system: string;
  readonly kind: string;
  readonly country: string;
  readonly way: string;
}): Origin {
  return {
    browser,
    system,
    isHandheld: kind === 'mobile' || kind === 'tablet',
    country,
    way: ways.find((each) => each === way),
  };
}
