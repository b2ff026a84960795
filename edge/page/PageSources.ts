import type { AnswerCheck, PlatformCalls } from '../platform/PlatformCalls.ts';
import type { KnownTokens } from '../addresses/KnownTokens.ts';
import type { RedirectService } from '../addresses/RedirectService.ts';
import type { SiteSeo } from '../seo/SiteSeo.ts';

/** Validators of answers, by endpoint id. */
export type AnswerChecks = Readonly<Record<string, AnswerCheck<unknown>>>;

export interface PageSources {
  readonly platform: Pick<PlatformCalls, 'ask'>;
  readonly redirects: RedirectService;
  readonly tokens: Pick<KnownTokens, 'mayBeKnown'>;
  readonly seo: SiteSeo;
  readonly limitMs: number;
  readonly answerChecks: AnswerChecks;
  readonly log: (text: string) => void;
  /** The platform's clock. */
  readonly nowMs: () => number;
}
