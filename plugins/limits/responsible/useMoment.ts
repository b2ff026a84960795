import { useFormat, useServices } from '#core/ui';
import { utcText } from './utcText.ts';

/** Writes a moment in the person's zone and in UTC; where their clock is UTC, once. */
export function useMoment(): (atS: number) => string {
  const { dateTime } = useFormat();
  const { environment, preferences } = useServices();
  return (atS) => {
    const isUtc = preferences.timeZoneOffsetMin === 0;
    return `${dateTime(atS)} (${isUtc ? 'UTC' : utcText(atS, environment.language)})`;
  };
}
