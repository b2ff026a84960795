import type { Page, Request } from '@playwright/test';

/** Addresses of calls that transmit a secret to the platform on purpose. */
const placesOfEntry: readonly RegExp[] = [
  /^\/web-api\/(?:auth|user|identity|security|payments|payment-requests|registration|office)\//,
  /^\/web-api\/(?:api-v3|mailing|files)\//,
  // The pages of the provider, which has an origin of its own.
  /^\/sandbox\/providers\//,
];
/** Calls among them that others read as well. */
const read = /report|collect|event|metric|fingerprint/;

/** All spellings of a secret in an address or a body. */
function spellingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [
    ...new Set([
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      // Without the last group, which depends on the following bytes.
      bytes.toString('base64').replace(/.{0,3}=*$/, ''),
      bytes.toString('base64url').replace(/.{0,3}$/, ''),
    ]),
  ];
}

/** Digits count as the secret only if they are not part of a longer number. */
function stands(secret: string, text: string): boolean {
  return /^\d+$/.test(secret)
    ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)
    : text.includes(secret);
}

/**
 * Searches everything that a page reveals to third-party scripts, to the browser's storage and to
 * the network for secrets.
 */
export class LeakWatch {
  readonly leaks: string[] = [];
  readonly #spellings = new Map<string, readonly string[]>();
  /** Addresses of e-mail links: only the first request may contain their token. */
  readonly #links = new Set<string>();

  /** Names of the secrets, with all their spellings. */
  get spellings(): ReadonlyMap<string, readonly string[]> {
    return this.#spellings;
  }

  get secrets(): readonly string[] {
    return [...this.#spellings.keys()];
  }

  keep(name: string, secret: string): void {
    if (secret.length < 6) throw new RangeError(`${name} is "${secret}": too short to be found`);
    this.#spellings.set(name, spellingsOf(secret));
  }

  /** Follows an e-mail link, and returns its token, which is a secret from then on. */
  async follow(page: Page, link: string): Promise<string> {
    const address = new URL(link);
    const token = address.searchParams.get('token') ?? address.pathname.split('/').at(-1) ?? '';
    this.keep(`token of ${address.pathname.replace(token, '…')}`, token);
    this.#links.add(address.href);
    await page.goto(address.href);
    return token;
  }

  watch(page: Page): void {
    page.on('request', (request) => this.#hear(request));
    page.on('websocket', (socket) => this.#find('the address of the feed', socket.url()));
    page.on('console', (message) => this.#find('the console', message.text()));
  }

  /** Searches the current state of the page. */
  async look(page: Page, where: string): Promise<void> {
    const parts = await page.evaluate(readTraces);
    for (const [part, text] of Object.entries(parts)) this.#find(`${part} of ${where}`, text);
    this.#find(`the title of ${where}`, await page.title());
  }

  #hear(request: Request): void {
    const address = new URL(request.url());
    const isLink = request.isNavigationRequest() && this.#links.has(address.href);
    if (!isLink) this.#find(`the address ${address.pathname}`, request.url());
    const headers = request.headers();
    this.#find(`the referrer of ${address.pathname}`, headers['referer'] ?? '');
    const bearer = /^Bearer (.{12,})$/.exec(headers['authorization'] ?? '')?.[1];
    if (bearer !== undefined) this.keep('bearer token', bearer);
    const isEntry = placesOfEntry.some((place) => place.test(address.pathname));
    if (!isEntry || read.test(address.pathname))
      this.#find(`what is sent to ${address.pathname}`, request.postData() ?? '');
  }

  #find(where: string, text: string): void {
    for (const [name, spellings] of this.#spellings)
      if (spellings.some((each) => stands(each, text))) this.leaks.push(`${name} in ${where}`);
  }
}

/** Runs in the page. */
async function readTraces(): Promise<Readonly<Record<string, string>>> {
  const databases = await indexedDB.databases();
  const kept = await Promise.all(
    databases.map(async ({ name = '' }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(`${name} cannot be read`)));
      });
      const stores = [...database.objectStoreNames];
      const values = await Promise.all(
        stores.map(
          (store) =>
            new Promise<unknown>((resolve, reject) => {
              const reading = database.transaction(store).objectStore(store).getAll();
              reading.addEventListener('success', () => resolve(reading.result));
              reading.addEventListener('error', () => reject(new Error(`${store} is closed`)));
            }),
        ),
      );
      database.close();
      return [name, stores, values];
    }),
  );
  const caches = await globalThis.caches.keys();
  const cached = await Promise.all(
    caches.map(async (name) =>
      (await (await globalThis.caches.open(name)).keys()).map(({ url }) => url),
    ),
  );
  return {
    address: location.href,
    'history state': JSON.stringify(history.state),
    'local storage': JSON.stringify(Object.entries(localStorage)),
    'session storage': JSON.stringify(Object.entries(sessionStorage)),
    'indexed database': JSON.stringify(kept),
    caches: JSON.stringify([caches, cached]),
    referrer: document.referrer,
    'window name': window.name,
    'readable cookies': document.cookie,
    'entries of time': performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
    'canonical and preview': [...document.querySelectorAll('head link, head meta')]
      .map((element) => element.outerHTML)
      .join(''),
  };
}
