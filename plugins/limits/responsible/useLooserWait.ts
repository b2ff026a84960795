import { useServices } from '#core/ui';
import { protectionRules } from '#domain/limits/profiles.ts';

/** Rules for a looser limit in the profile of the brand. */
interface LooserWait {
  readonly hours: number;
  /** The person must confirm it after the waiting time; otherwise it applies by itself. */
  readonly isAskedAgain: boolean;
}

export function useLooserWait(): LooserWait {
  const { config } = useServices();
  const { looserAfterS, isLooserAskedAgain } = protectionRules[config.rgProfile];
  return { hours: looserAfterS / 3600, isAskedAgain: isLooserAskedAgain };
}
