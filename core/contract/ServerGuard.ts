import type { EndpointId } from '../../schemas/generated/endpoints.ts';
import type { Environment } from '../runtime/boot/Environment.ts';
import type { SiteConfiguration } from './CoreServices.ts';
import type { RouteAccess, RouteRules } from './Route.ts';

/** Request as the edge knows it before it serves a page. */
export interface ServerRequest {
  readonly stage: Environment['stage'];
  readonly mayBeSignedIn: boolean;
  readonly query: URLSearchParams;
  /** Last known value, or that of the files; does not wait for overrides of the platform. */
  readonly site: SiteConfiguration['site'];
  /** For this visitor and country; await it only if the request depends on it. */
  readonly currentSite: () => Promise<SiteConfiguration['site']>;
  /**
   * Calls the platform as the person. Rejects on any status but 200, on a time-out and on an
   * invalid response.
   */
  readonly call: <Answer>(
    endpoint: EndpointId,
    query: Readonly<Record<string, string>>,
    check: (value: unknown) => value is Answer,
  ) => Promise<Answer>;
  readonly pause: (delayMs: number) => Promise<void>;
}

/** Request, with the result of the plugin's `ask`. */
export interface ServerGuardFacts<Answer> extends Pick<ServerRequest, 'mayBeSignedIn' | 'query'> {
  readonly answer: Answer;
  readonly site: SiteConfiguration['site'];
  readonly cookies: ReadonlyMap<string, string>;
  /** Epoch seconds of the platform, once it has answered. */
  readonly nowS: number;
  readonly language: string;
  readonly routeName: string | undefined;
  /** Access rule of the page's route. */
  readonly access: RouteAccess;
  readonly rules: RouteRules | undefined;
  readonly features: SiteConfiguration['features'];
  /** Address of a page without parameters; undefined if the site does not have it. */
  readonly addressOf: (routeName: string) => string | undefined;
  /** User agent, and whether it is a crawler. */
  readonly agent: string;
  readonly isBot: boolean;
  readonly path: string;
}

/** Response for the page, as if it had made the call itself, without parameters. */
export interface EdgeAnswer {
  readonly endpoint: EndpointId;
  readonly answer: unknown;
}

/**
 * Whether the page is served. `page` serves another one at the same address, with a true status;
 * `leave` redirects the browser, `plain` serves text without scripts. Responses in `firstData` are
 * inlined, so that the page's guard need not ask again.
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
 * Guard of a plugin on the edge, exported as `serverGuard` by a feature's `serverGuard.ts`: runs
 * once for every page and is never part of a bundle. Not for rules of one page, nor for what the
 * page can find out itself.
 */
export interface ServerGuard<Answer = unknown> {
  /** Never rejects: a time-out of the platform is a result, too. */
  readonly ask: (question: ServerRequest) => Promise<Answer>;
  readonly evaluate: (facts: ServerGuardFacts<Answer>) => ServerGuardVerdict;
}
