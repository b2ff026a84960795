import { useServices } from '#core/ui';
import { protectionRules } from '#domain/limits/profiles.ts';

/** What becomes of a looser limit by the profile of the brand. */
interface LooserWait {
  readonly hours: number;
  /** The person confirms it then; else it comes by itself, and nothing else may be said. */
  readonly isAskedAgain: boolean;
}

export function useLooserWait(): LooserWait {
  const { config } = useServices();
  const { looserAfterS, isLooserAskedAgain } = protectionRules[config.rgProfile];
  return { hours: looserAfterS / 3600, isAskedAgain: isLooserAskedAgain };
}
