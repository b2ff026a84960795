import {
  describeError,
  dictionariesToken,
  loadScript,
  type CoreServices,
  type Dispose,
  type ScriptSource,
} from '#core';
import { loadClientId, redeemCredential } from './OneTapApi.ts';
import type { OneTapSettings } from './readOneTapSettings.ts';
import { readRedirectUrl } from '../redirects/readRedirectUrl.ts';

const scriptTimeoutMs = 5000;

/** What the provider's script puts into the page, as far as it is used. */
interface ProviderScript {
  readonly initialize: (settings: {
    readonly client_id: string;
    readonly use_fedcm_for_prompt: boolean;
    readonly callback: (answer: {
      readonly credential?: unknown;
      readonly select_by?: unknown;
    }) => void;
  }) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
}

/** The script came and is not what it should be. */
class ProviderScriptError extends Error {
  override readonly name = 'ProviderScriptError';

  constructor(address: string) {
    super(
      `The script ${address.slice(0, 200)} brought no sign-in with one tap: check plugins.auth.oneTap.scriptUrl`,
    );
  }
}

/** The platform named an address that is not allowed. */
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
>;

export interface OneTapPage {
  readonly load: (source: ScriptSource, scheduler: CoreServices['scheduler']) => Promise<void>;
  /** The window, into which the script puts what it brings. */
  readonly global: object;
}

/** Offers accounts of a sign-in provider, once per page. Failures only lose the offer. */
export class OneTap {
  readonly #services: OneTapServices;
  readonly #settings: OneTapSettings;
  readonly #page: OneTapPage;
  readonly #stopSession: Dispose;
  #provider: ProviderScript | undefined;
  #isEnded = false;

  constructor(
    services: OneTapServices,
    settings: OneTapSettings,
    page: OneTapPage = { load: loadScript, global: globalThis },
  ) {
    this.#services = services;
    this.#settings = settings;
    this.#page = page;
    this.#stopSession = services.session.onChange(() => {
      if (services.session.isAuthed) this.dispose();
    });
  }

  /** Loads the provider's script and shows its prompt. Never throws. */
  async start(): Promise<void> {
    const { http, reports, scheduler, session } = this.#services;
    const { scriptUrl } = this.#settings;
    if (session.isAuthed) return;
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
      if (this.#isEnded) return;
      const provider = readProvider(this.#page.global);
      if (provider === undefined) throw new ProviderScriptError(scriptUrl);
      this.#provider = provider;
      provider.initialize({
        client_id: clientId,
        use_fedcm_for_prompt: true,
        callback: (answer) => void this.#apply(clientId, answer.credential, answer.select_by),
      });
      provider.prompt();
    } catch (error) {
      reports.report(error, { plugin: 'auth', contribution: 'one tap' });
    }
  }

  dispose(): void {
    this.#isEnded = true;
    this.#stopSession();
    this.#provider?.cancel();
    this.#provider = undefined;
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

  /** That of the visitor's country where the platform knows it, else that of the site. */
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
