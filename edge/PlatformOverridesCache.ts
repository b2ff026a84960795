import { applyOverrides, type PlatformOverrides } from '../core/config/resolveConfiguration.ts';
import type { SchemaCheck } from '../core/config/checkConfiguration.ts';
import type { SiteConfiguration } from '../core/config/SiteConfiguration.ts';
import { endpoints } from '../schemas/generated/endpoints.ts';
import { isPlatformOverrides } from '../schemas/generated/validators/overrides.js';
import type { Platform } from './Platform.ts';
import { readLimited } from './readLimited.ts';

interface Entry {
  readonly configuration: SiteConfiguration;
  readonly freshUntilMs: number;
  /** The version that was announced when this was asked for. */
  readonly announced: string | undefined;
}

export interface OverridesQuestion {
  readonly configuration: SiteConfiguration;
  readonly origin: string;
  readonly language: string;
  /** Country that the CDN names, two capital letters or nothing; part of the question, since the answer may differ. */
  readonly country: string;
}

const freshMs = 60_000;
/** A first visitor waits this long for an answer, then gets the site as the files say. */
const patienceMs = 500;
const entriesMax = 2000;
const answerBytesMax = 1024 * 1024;

/** The platform's say (`/bff-api/config/all.json`) on top of the files, for a minute per brand, language and country. */
export class PlatformOverridesCache {
  readonly #platform: Pick<Platform, 'fetch'>;
  readonly #nowMs: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<SiteConfiguration>>();
  readonly #pauseMs: number;
  readonly #random: () => number;
  readonly #announced = new Map<string, string>();

  constructor(platform: Pick<Platform, 'fetch'>, options: { readonly nowMs?: () => number; readonly pauseMs?: number; readonly random?: () => number } = {}) {
    this.#platform = platform;
    this.#nowMs = options.nowMs ?? Date.now;
    this.#pauseMs = options.pauseMs ?? 1000;
    this.#random = options.random ?? Math.random;
  }

  /** Never fails: the last good answer, or the files alone. */
  async resolve(question: OverridesQuestion): Promise<SiteConfiguration> {
    const key = `${question.configuration.brand.id}/${question.language}/${question.country}`;
    const known = this.#entries.get(key);
    const announced = this.#announced.get(question.configuration.brand.id);
    const isOutdated = announced !== undefined && announced !== known?.announced && announced !== known?.configuration.version;
    if (known !== undefined && !isOutdated && known.freshUntilMs > this.#nowMs()) return known.configuration;
    const refresh = this.#pending.get(key) ?? this.#refresh(key, question, known);
    if (known !== undefined && !isOutdated) return known.configuration;
    const impatient = new Promise<SiteConfiguration>((resolve) => setTimeout(resolve, patienceMs, known?.configuration ?? question.configuration).unref());
    return Promise.race([refresh, impatient]);
  }

  /** What is known without asking: the last answer, however old, or the files alone. */
  last({ configuration, language, country }: OverridesQuestion): SiteConfiguration {
    return this.#entries.get(`${configuration.brand.id}/${language}/${country}`)?.configuration ?? configuration;
  }

  /** The platform speaks of a version: what is kept of another one is asked for again before the next page. */
  hear(brand: string, version: string | null): void {
    if (version !== null) this.#announced.set(brand, version);
  }

  /** The version that the platform spoke of last. */
  announced(brand: string): string | undefined {
    return this.#announced.get(brand);
  }

  #refresh(key: string, question: OverridesQuestion, known: Entry | undefined): Promise<SiteConfiguration> {
    const announced = this.#announced.get(question.configuration.brand.id);
    const refresh = this.#ask(question)
      .then((overrides) => (overrides === undefined || Object.keys(overrides).length > 0 ? overrides && applyOverrides(question.configuration, overrides) : question.configuration))
      .catch((error: unknown) => {
        console.error(`The platform's configuration is left out: ${String(error)}`);
        return undefined;
      })
      .then((configuration) => configuration ?? known?.configuration ?? question.configuration)
      .then((configuration) => {
        if (this.#entries.size >= entriesMax) this.#entries.clear();
        this.#entries.set(key, { configuration, freshUntilMs: this.#nowMs() + freshMs, announced });
        return configuration;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, refresh);
    return refresh;
  }

  /** The checked answer, or undefined after the last attempt. */
  async #ask({ origin, language, country }: OverridesQuestion): Promise<PlatformOverrides | undefined> {
    const { path, retries } = endpoints['site.config'];
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      // Half more or less: many edges must not come back at the same moment.
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, this.#pauseMs * (0.5 + this.#random())).unref());
      try {
        const headers = { Accept: 'application/json', ...(country === '' ? {} : { 'X-Geo-Country': country }) };
        const answer = await this.#platform.fetch(new Request(`${origin}${path}?lang=${language}`, { headers, signal: AbortSignal.timeout(5000) }));
        if (answer.status !== 200) continue;
        const text = await readLimited(answer, answerBytesMax);
        if (text === undefined) {
          console.error(`The platform's configuration is left out: it is larger than ${answerBytesMax} bytes`);
          return undefined;
        }
        const overrides: unknown = JSON.parse(text);
        const check = isPlatformOverrides as SchemaCheck<PlatformOverrides>;
        if (check(overrides)) return overrides;
        console.error(`The platform's configuration is left out: ${(check.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message ?? fault.keyword}`).join('; ')}`);
        return undefined;
      } catch {
        // The next attempt, or the files alone.
      }
    }
    return undefined;
  }
}
