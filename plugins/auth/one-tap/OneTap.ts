import {
  describeError,
  dictionariesToken,
  loadScript,
  type CoreServices,
  type Dispose,
  type ScriptSource,
  type StoredValue,
} from '#core';
import { isStoredPutAway } from '#stored/auth/isStoredPutAway.js';
import { loadClientId, redeemCredential } from './OneTapApi.ts';
import type { OneTapSettings } from './readOneTapSettings.ts';
import { readRedirectUrl } from '../redirects/readRedirectUrl.ts';

const scriptTimeoutMs = 5000;

/** Used part of the global object of the provider's script. */
interface ProviderScript {
  readonly initialize: (settings: {
    readonly client_id: string;
    readonly use_fedcm_for_prompt: boolean;
    readonly callback: (answer: {
      readonly credential?: unknown;
      readonly select_by?: unknown;
    }) => void;
  }) => void;
  readonly prompt: (
    onMoment: (moment: { readonly isSkippedMoment?: () => boolean }) => void,
  ) => void;
  readonly cancel: () => void;
}

/** The script was loaded and does not have the expected shape. */
class ProviderScriptError extends Error {
  override readonly name = 'ProviderScriptError';

  constructor(address: string) {
    super(
      `The script ${address.slice(0, 200)} brought no sign-in with one tap: check plugins.auth.oneTap.scriptUrl`,
    );
  }
}

/** The platform returned an address that is not allowed. */
class UnsafeRedirectError extends Error {
  override readonly name = 'UnsafeRedirectError';

  constructor(address: unknown) {
    super(
      `"${String(address).slice(0, 200)}" is not followed after a sign-in: list its origin in plugins.auth.oneTap.redirectOrigins`,
    );
  }
}

export type OneTapServices = Pick<
  CoreServices,
  | 'config'
  | 'environment'
  | 'http'
  | 'i18n'
  | 'navigation'
  | 'notices'
  | 'reports'
  | 'scheduler'
  | 'services'
  | 'session'
  | 'storage'
>;

export interface OneTapPage {
  readonly load: (source: ScriptSource, scheduler: CoreServices['scheduler']) => Promise<void>;
  /** The window, on which the script defines its global object. */
  readonly global: object;
}

/**
 * Offers accounts of a sign-in provider until the person dismisses it. A failure only removes the
 * offer.
 */
export class OneTap {
  readonly #services: OneTapServices;
  readonly #settings: OneTapSettings;
  readonly #page: OneTapPage;
  readonly #stopSession: Dispose;
  readonly #putAway: StoredValue<boolean>;
  #loading: Promise<ProviderScript | undefined> | undefined;
  #provider: ProviderScript | undefined;
  #isWanted = false;
  #isEnded = false;

  constructor(
    services: OneTapServices,
    settings: OneTapSettings,
    page: OneTapPage = { load: loadScript, global: globalThis },
  ) {
    this.#services = services;
    this.#settings = settings;
    this.#page = page;
    this.#putAway = services.storage.value({
      key: 'one-tap-put-away',
      version: 1,
      fallback: false,
      check: isStoredPutAway,
      area: 'session',
    });
    this.#stopSession = services.session.onChange(() => {
      if (services.session.isAuthed) this.dispose();
    });
  }

  /** Shows the provider's prompt; loads its script on the first call. Never throws. */
  async start(): Promise<void> {
    if (this.#isEnded || this.#services.session.isAuthed || this.#putAway.read()) return;
    this.#isWanted = true;
    this.#loading ??= this.#load();
    const provider = await this.#loading;
    if (this.#isWanted)
      provider?.prompt((moment) => {
        if (this.#isWanted && moment.isSkippedMoment?.() === true) this.#putAway.write(true);
      });
  }

  /** Hides the prompt until the next start. */
  stop(): void {
    this.#isWanted = false;
    this.#provider?.cancel();
  }

  dispose(): void {
    this.#isEnded = true;
    this.#stopSession();
    this.stop();
    this.#provider = undefined;
  }

  async #load(): Promise<ProviderScript | undefined> {
    const { http, reports, scheduler } = this.#services;
    const { scriptUrl } = this.#settings;
    try {
      const clientId = await loadClientId(http);
      const origin = URL.parse(scriptUrl)?.origin;
      await this.#page.load(
        {
          address: scriptUrl,
          origins: origin === undefined ? [] : [origin],
          timeoutMs: scriptTimeoutMs,
        },
        scheduler,
      );
      if (this.#isEnded) return undefined;
      const provider = readProvider(this.#page.global);
      if (provider === undefined) throw new ProviderScriptError(scriptUrl);
      provider.initialize({
        client_id: clientId,
        use_fedcm_for_prompt: true,
        callback: (answer) => void this.#apply(clientId, answer.credential, answer.select_by),
      });
      this.#provider = provider;
      return provider;
    } catch (error) {
      reports.report(error, { plugin: 'auth', contribution: 'one tap' });
      return undefined;
    }
  }

  async #apply(clientId: string, credential: unknown, selectedBy: unknown): Promise<void> {
    const { config, environment, http, i18n, navigation, notices, reports } = this.#services;
    if (typeof credential !== 'string' || this.#isEnded) return;
    try {
      const facts = {
        clientId,
        language: environment.language,
        currency: await this.#currency(),
        countryId: config.site.geoCountryId,
      };
      const address = await redeemCredential(
        http,
        { credential, selectedBy: typeof selectedBy === 'string' ? selectedBy : '' },
        facts,
      );
      const url = readRedirectUrl(address, this.#settings.redirectOrigins);
      if (url === undefined) throw new UnsafeRedirectError(address);
      navigation.leave(url);
    } catch (error) {
      reports.report(error, { plugin: 'auth', contribution: 'one tap' });
      notices.add({
        group: 'session',
        kind: 'default',
        tone: 'danger',
        title: describeError(error, i18n).text,
      });
    }
  }

  /**
   * Returns the currency of the visitor's country if the platform knows it, else that of the site.
   */
  async #currency(): Promise<string> {
    const { config, reports, services } = this.#services;
    const { geoCurrency } = config.site;
    if (geoCurrency === 0) return config.currency;
    try {
      const dictionaries = await services.get(dictionariesToken);
      await dictionaries.load(['currencies']);
      const currency = dictionaries.items('currencies')?.find(({ id }) => id === geoCurrency);
      return currency?.code ?? config.currency;
    } catch (error) {
      reports.report(error, { plugin: 'auth', contribution: 'one tap' });
      return config.currency;
    }
  }
}

function readProvider(page: object): ProviderScript | undefined {
  const { google } = page as {
    readonly google?: { readonly accounts?: { readonly id?: Partial<ProviderScript> } };
  };
  const provider = google?.accounts?.id;
  const isWhole =
    typeof provider?.initialize === 'function' &&
    typeof provider.prompt === 'function' &&
    typeof provider.cancel === 'function';
  return isWhole ? (provider as ProviderScript) : undefined;
}
