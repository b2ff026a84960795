/** Begin and end of the maintenance, if known; epoch seconds. */
export interface MaintenanceWindow {
  readonly startsAtS: number | undefined;
  readonly endsAtS: number | undefined;
}

/** Name from the specification (shell, 9). */
export const maintenanceCookie = 'maintenance';

/** ACC-12: `<begin>-<end>`, 0 for an unknown one. For a page without another source. */
export function writeMaintenanceCookie({ startsAtS, endsAtS }: MaintenanceWindow): string {
  return `${startsAtS ?? 0}-${endsAtS ?? 0}`;
}

/** Reads the cookie; a malformed, future or expired value yields no dates. */
export function readMaintenanceCookie(value: string | undefined, nowS: number): MaintenanceWindow {
  const nothing = { startsAtS: undefined, endsAtS: undefined };
  const [, begin = 0, end = 0] = (/^(\d{1,10})-(\d{1,10})$/.exec(value ?? '') ?? []).map(Number);
  if ((begin === 0 && end === 0) || begin > nowS || (end !== 0 && (end <= nowS || end < begin)))
    return nothing;
  return { startsAtS: begin === 0 ? undefined : begin, endsAtS: end === 0 ? undefined : end };
}
