import { useFormat, useServices } from '#core/ui';
import { utcText } from './utcText.ts';

/** Formats an instant in the person's zone and in UTC; once if the zone is UTC. */
export function useMoment(): (atS: number) => string {
  const { dateTime } = useFormat();
  const { environment, preferences } = useServices();
  return (atS) => {
    const isUtc = preferences.timeZoneOffsetMin === 0;
    return `${dateTime(atS)} (${isUtc ? 'UTC' : utcText(atS, environment.language)})`;
  };
}
