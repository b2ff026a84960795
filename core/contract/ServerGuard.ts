import type { EndpointId } from '../../schemas/generated/endpoints.ts';
import type { Environment } from '../runtime/boot/Environment.ts';
import type { SiteConfiguration } from './CoreServices.ts';
import type { RouteAccess, RouteRules } from './Route.ts';

/** What the edge knows of a request before it serves a page. */
export interface ServerQuestion {
  readonly stage: Environment['stage'];
  readonly mayBeSignedIn: boolean;
  readonly query: URLSearchParams;
  /** As last known, or as in the files; overrides of the platform are not waited for. */
  readonly site: SiteConfiguration['site'];
  /** For this visitor and country; wait for it only where the question depends on it. */
  readonly currentSite: () => Promise<SiteConfiguration['site']>;
  /** Asks as the person. Rejects on any answer but 200, on silence and on a failed check. */
  readonly call: <Answer>(
    endpoint: EndpointId,
    query: Readonly<Record<string, string>>,
    check: (value: unknown) => value is Answer,
  ) => Promise<Answer>;
  readonly pause: (delayMs: number) => Promise<void>;
}

/** The request and what the plugin's question has brought. */
export interface ServerGuardFacts<Answer> extends Pick<ServerQuestion, 'mayBeSignedIn' | 'query'> {
  readonly answer: Answer;
  readonly site: SiteConfiguration['site'];
  readonly cookies: ReadonlyMap<string, string>;
  /** Epoch seconds by the platform, where it has answered. */
  readonly nowS: number;
  readonly language: string;
  readonly routeName: string | undefined;
  /** For whom the page is, as its route says. */
  readonly access: RouteAccess;
  readonly rules: RouteRules | undefined;
  readonly features: SiteConfiguration['features'];
  /** Address of a page without parameters; undefined where the site has none. */
  readonly addressOf: (routeName: string) => string | undefined;
  /** What the browser says of itself, and whether it is a robot. */
  readonly agent: string;
  readonly isBot: boolean;
  readonly path: string;
}

/** An answer for the page, as if it had made the call itself, without parameters. */
export interface EdgeAnswer {
  readonly endpoint: EndpointId;
  readonly answer: unknown;
}

/**
 * Whether the page is served. `page` serves another one at the same address, with a true status;
 * `leave` sends the browser elsewhere, `plain` serves words alone, without scripts. Answers in
 * `firstData` go into the page, so that its guard need not ask again.
 */
export type ServerGuardVerdict =
  | { readonly kind: 'open'; readonly firstData: readonly EdgeAnswer[] }
  | {
      readonly kind: 'page';
      readonly routeName: string;
      readonly status: number;
      readonly retryAfterS?: number;
      readonly firstData: readonly EdgeAnswer[];
    }
  | { readonly kind: 'leave'; readonly to: string }
  | {
      readonly kind: 'plain';
      readonly titleKey: string;
      readonly textKey: string;
      readonly rows: readonly { readonly name: string; readonly value: string }[];
    };

/**
 * A plugin's guard on the edge, in a feature's `serverGuard.ts` as `serverGuard`: asked once for
 * every page and never part of a bundle. Not for rules of one page, nor for what the page can find
 * out itself.
 */
export interface ServerGuard<Answer = unknown> {
  /** Never rejects: silence of the platform is an answer, too. */
  readonly ask: (question: ServerQuestion) => Promise<Answer>;
  readonly evaluate: (facts: ServerGuardFacts<Answer>) => ServerGuardVerdict;
}
