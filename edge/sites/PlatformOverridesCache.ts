import {
  applyOverrides,
  type PlatformOverrides,
} from '../../core/runtime/configuration/resolveConfiguration.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import { isPlatformOverrides } from '../../schemas/generated/validators/overrides.js';
import type { PlatformCalls } from '../platform/PlatformCalls.ts';

interface Entry {
  /** The configuration of the files to which the answer was applied. */
  readonly base: SiteConfiguration;
  readonly configuration: SiteConfiguration;
  readonly freshUntilMs: number;
  /** The version that was announced when this was asked for. */
  readonly announced: string | undefined;
}

export interface OverridesQuestion {
  readonly configuration: SiteConfiguration;
  readonly origin: string;
  readonly language: string;
  /** Country that the CDN names, two capital letters or empty; part of the key, since the answer may differ. */
  readonly country: string;
}

const freshMs = 60_000;
/** A first visitor waits this long for an answer, then gets the site as the files say. */
const patienceMs = 500;
const entriesMax = 2000;

/** Overrides of the platform (`/bff-api/config/all.json`) on top of the files, cached for a minute per brand, language and country. */
export class PlatformOverridesCache {
  readonly #platform: Pick<PlatformCalls, 'ask'>;
  readonly #nowMs: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<SiteConfiguration>>();
  readonly #pauseMs: number;
  readonly #random: () => number;
  readonly #announced = new Map<string, string>();

  constructor(
    platform: Pick<PlatformCalls, 'ask'>,
    options: {
      readonly nowMs?: () => number;
      readonly pauseMs?: number;
      readonly random?: () => number;
    } = {},
  ) {
    this.#platform = platform;
    this.#nowMs = options.nowMs ?? Date.now;
    this.#pauseMs = options.pauseMs ?? 1000;
    this.#random = options.random ?? Math.random;
  }

  /** Never fails: the last good answer, or the files alone. */
  async resolve(question: OverridesQuestion): Promise<SiteConfiguration> {
    const key = keyOf(question);
    const known = this.#entry(key, question);
    const announced = this.#announced.get(question.configuration.brand.id);
    const isOutdated =
      announced !== undefined &&
      announced !== known?.announced &&
      announced !== known?.configuration.version;
    if (known !== undefined && !isOutdated && known.freshUntilMs > this.#nowMs())
      return known.configuration;
    const refresh = this.#pending.get(key) ?? this.#refresh(key, question, known);
    if (known !== undefined && !isOutdated) return known.configuration;
    const impatient = new Promise<SiteConfiguration>((resolve) =>
      setTimeout(resolve, patienceMs, known?.configuration ?? question.configuration).unref(),
    );
    return Promise.race([refresh, impatient]);
  }

  /** What is known without asking: the last answer, however old, or the files alone. */
  last(question: OverridesQuestion): SiteConfiguration {
    return this.#entry(keyOf(question), question)?.configuration ?? question.configuration;
  }

  /** An entry counts only for the configuration from which it was made: files may have changed since. */
  #entry(key: string, { configuration }: OverridesQuestion): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry?.base === configuration ? entry : undefined;
  }

  /** The platform has announced a version: entries of another version are fetched again before the next page. */
  announce(brand: string, version: string | null): void {
    if (version !== null) this.#announced.set(brand, version);
  }

  /** The version that the platform announced last. */
  announced(brand: string): string | undefined {
    return this.#announced.get(brand);
  }

  #refresh(
    key: string,
    question: OverridesQuestion,
    known: Entry | undefined,
  ): Promise<SiteConfiguration> {
    const announced = this.#announced.get(question.configuration.brand.id);
    const refresh = this.#ask(question)
      .then((overrides) =>
        overrides === undefined || Object.keys(overrides).length > 0
          ? overrides && applyOverrides(question.configuration, overrides)
          : question.configuration,
      )
      .catch((error: unknown) => {
        console.error(`The platform's configuration is left out: ${String(error)}`);
        return undefined;
      })
      .then((configuration) => configuration ?? known?.configuration ?? question.configuration)
      .then((configuration) => {
        if (this.#entries.size >= entriesMax) this.#entries.clear();
        this.#entries.set(key, {
          base: question.configuration,
          configuration,
          freshUntilMs: this.#nowMs() + freshMs,
          announced,
        });
        return configuration;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, refresh);
    return refresh;
  }

  /** The checked answer, or undefined after the last attempt. */
  async #ask({
    origin,
    language,
    country,
  }: OverridesQuestion): Promise<PlatformOverrides | undefined> {
    const { path, retries } = endpoints['site.config'];
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      // With jitter of 50 %, so that many edges do not retry at the same moment.
      if (attempt > 0)
        await new Promise((resolve) =>
          setTimeout(resolve, this.#pauseMs * (0.5 + this.#random())).unref(),
        );
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
      // A retry would bring the same answer.
      if (reply.kind === 'failed' && (reply.reason === 'schema' || reply.reason === 'too large'))
        return undefined;
    }
    return undefined;
  }
}

function keyOf({ configuration, language, country }: OverridesQuestion): string {
  return `${configuration.brand.id}/${language}/${country}`;
}
