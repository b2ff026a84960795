import { useFormat, useServices } from '#core/ui';

/** Formats the UTC day of an instant, since weeks and promotions are counted in UTC. */
export function useUtcDate(): (atS: number) => string {
  const { date } = useFormat();
  const { timeZoneOffsetMin } = useServices().preferences;
  return (atS) => date(atS - timeZoneOffsetMin * 60);
}
