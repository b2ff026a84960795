import type { SecurityState, SessionList } from '#wire';
import { protections, ways, type OpenSession, type Protection } from './Security.ts';

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
  return sessions.map(({ id, browser, system, kind, country, way, began_at, is_this }) => ({
    id,
    browser,
    system,
    isHandheld: kind === 'mobile' || kind === 'tablet',
    country,
    way: ways.find((each) => each === way),
    beganAtS: began_at,
    isThis: is_this,
  }));
}
