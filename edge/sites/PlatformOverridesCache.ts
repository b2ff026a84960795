import {
  applyOverrides,
  type PlatformOverrides,
} from '../../core/runtime/configuration/resolveConfiguration.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import { isPlatformOverrides } from '../../schemas/generated/validators/overrides.js';
import { AnswerCache, type CachedAnswer } from '../platform/AnswerCache.ts';
import type { PlatformCalls } from '../platform/PlatformCalls.ts';
import { pause, within } from '../platform/timeLimit.ts';

/** A configuration with the overrides of an answer applied. */
interface Overridden {
  /** The file configuration to which the answer was applied. */
  readonly base: SiteConfiguration;
  readonly configuration: SiteConfiguration;
  /** The version that was announced when the request was made. */
  readonly announced: string | undefined;
}

export interface OverridesQuestion {
  readonly configuration: SiteConfiguration;
  readonly origin: string;
  readonly language: string;
  /** Two capital letters; empty if unknown. */
  readonly country: string;
}

const freshMs = 60_000;
/** Longest wait of a page without a cached answer; then it gets the site of the files. */
const waitLimitMs = 500;
const entriesMax = 2000;

/**
 * Overrides of the platform (`/bff-api/config/all.json`) on top of the files, cached for a minute
 * per brand, language and country.
 */
export class PlatformOverridesCache {
  readonly #platform: Pick<PlatformCalls, 'ask'>;
  readonly #cache: AnswerCache<Overridden>;
  readonly #pauseMs: number;
  readonly #random: () => number;
  readonly #announced = new Map<string, string>();

  constructor(
    platform: Pick<PlatformCalls, 'ask'>,
    {
      nowMs = Date.now,
      pauseMs = 1000,
      random = Math.random,
    }: {
      readonly nowMs?: () => number;
      readonly pauseMs?: number;
      readonly random?: () => number;
    } = {},
  ) {
    this.#platform = platform;
    this.#cache = new AnswerCache(entriesMax, nowMs);
    this.#pauseMs = pauseMs;
    this.#random = random;
  }

  /** Never rejects. Resolves with the last valid answer, or the files alone. */
  async resolve(question: OverridesQuestion): Promise<SiteConfiguration> {
    const { configuration: base } = question;
    const known = this.#known(question);
    const announced = this.#announced.get(base.brand.id);
    const isOutdated =
      announced !== undefined &&
      announced !== known?.answer.announced &&
      announced !== known?.answer.configuration.version;
    const last = known?.answer.configuration;
    if (last !== undefined && known?.isFresh === true && !isOutdated) return last;
    const renewal = this.#cache.renew(keyOf(question), async () => ({
      answer: {
        base,
        configuration: (await this.#overridden(question)) ?? last ?? base,
        announced,
      },
      forMs: freshMs,
    }));
    return last !== undefined && !isOutdated
      ? last
      : within(
          renewal.then(({ configuration }) => configuration),
          waitLimitMs,
          last ?? base,
        );
  }

  /** The last answer, however old, or the files alone; makes no request. */
  last(question: OverridesQuestion): SiteConfiguration {
    return this.#known(question)?.answer.configuration ?? question.configuration;
  }

  /** The cached entry, if it was made from the current files. */
  #known(question: OverridesQuestion): CachedAnswer<Overridden> | undefined {
    const known = this.#cache.get(keyOf(question));
    return known?.answer.base === question.configuration ? known : undefined;
  }

  /** Makes entries of another version stale, so that the next page fetches them again. */
  announce(brand: string, version: string | null): void {
    if (version !== null) this.#announced.set(brand, version);
  }

  /** The version that the platform announced last. */
  announced(brand: string): string | undefined {
    return this.#announced.get(brand);
  }

  /** Undefined without an answer, or if it cannot be applied. */
  async #overridden(question: OverridesQuestion): Promise<SiteConfiguration | undefined> {
    const overrides = await this.#ask(question);
    if (overrides === undefined) return undefined;
    if (Object.keys(overrides).length === 0) return question.configuration;
    try {
      return applyOverrides(question.configuration, overrides);
    } catch (error) {
      console.error(`The platform's configuration is left out: ${String(error)}`);
      return undefined;
    }
  }

  /** The validated answer, or undefined after the last attempt. */
  async #ask({
    origin,
    language,
    country,
  }: OverridesQuestion): Promise<PlatformOverrides | undefined> {
    const { path, retries } = endpoints['site.config'];
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      // With a jitter of 50 %, so that many edges do not retry at the same moment.
      if (attempt > 0) await pause(this.#pauseMs * (0.5 + this.#random()));
      const reply = await this.#platform.ask(
        new Request(`${origin}${path}?lang=${language}`, {
          headers: {
            Accept: 'application/json',
            ...(country === '' ? {} : { 'X-Geo-Country': country }),
          },
        }),
        { limitMs: 5000, check: isPlatformOverrides },
      );
      if (reply.kind === 'answer') return reply.value;
      // A retry would return the same answer.
      if (reply.kind === 'failed' && (reply.reason === 'schema' || reply.reason === 'too large'))
        return undefined;
    }
    return undefined;
  }
}

function keyOf({ configuration, language, country }: OverridesQuestion): string {
  return `${configuration.brand.id}/${language}/${country}`;
}
