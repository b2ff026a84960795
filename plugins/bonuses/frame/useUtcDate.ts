import { useFormat, useServices } from '#core/ui';

/** Writes the day that an instant has in UTC, by which weeks and promotions are counted. */
export function useUtcDate(): (atS: number) => string {
  const { date } = useFormat();
  const { timeZoneOffsetMin } = useServices().preferences;
  return (atS) => date(atS - timeZoneOffsetMin * 60);
}
