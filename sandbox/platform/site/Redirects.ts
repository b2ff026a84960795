import type { RedirectAnswer } from '#wire';
import type { Line } from '../line/Line.ts';
import type { Store } from '../store/Store.ts';
import type { NamedAddresses } from '../seo/NamedAddresses.ts';

export interface Redirect {
  /** With or without a language prefix. */
  readonly path: string;
  readonly url: string;
  readonly code: number;
}

interface Known {
  readonly path: string;
  readonly reason: 'old_sport' | 'name' | 'shared_name';
}

/**
 * Redirects of old addresses: a table, the former addresses of sports (`/en/sports/football`,
 * `/en/sports/football/live`), and names instead of ids (`/en/line/football`).
 */
export class Redirects {
  readonly #store: Store;
  readonly #line: Line;
  readonly #names: NamedAddresses;

  constructor(store: Store, line: Line, names: NamedAddresses) {
    this.#store = store;
    this.#line = line;
    this.#names = names;
  }

  replace(redirects: readonly Redirect[]): void {
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM redirects');
      for (const { path, url, code } of redirects)
        this.#store.run(
          'INSERT OR REPLACE INTO redirects (path, url, code) VALUES (?, ?, ?)',
          path,
          url,
          code,
        );
    });
  }

  find(address: string): RedirectAnswer {
    const url = URL.canParse(address, 'http://site') ? new URL(address, 'http://site') : undefined;
    const [, language, path = ''] = /^(?:\/([a-z]{2}))?(\/.*|)$/.exec(url?.pathname ?? '') ?? [];
    const row = url === undefined ? undefined : (this.#row(url.pathname) ?? this.#row(path));
    const named =
      row === undefined ? (this.#oldSport(path) ?? this.#named(path, language ?? 'en')) : undefined;
    const to = row?.url ?? (named && `${named.path}${url?.search ?? ''}`);
    if (to === undefined)
      return { redirect: false, code: 200, url: address, reasons: [], breadcrumbs: [] };
    const target =
      to.startsWith('/') && row?.path !== url?.pathname && language !== undefined
        ? `/${language}${to}`
        : to;
    return {
      redirect: true,
      // An ambiguous name may become unique later.
      code: row?.code ?? (named?.reason === 'shared_name' ? 302 : 301),
      url: target,
      reasons: [named?.reason ?? 'table'],
      breadcrumbs: [address, target],
    };
  }

  #row(path: string): Redirect | undefined {
    return this.#store.one<{ path: string; url: string; code: number }>(
      'SELECT path, url, code FROM redirects WHERE path = ?',
      path,
    );
  }

  #oldSport(path: string): Known | undefined {
    const [, slug, live] = /^\/sports\/([a-z0-9-]{2,60})(\/live)?$/.exec(path) ?? [];
    if (slug === undefined) return undefined;
    const sport = this.#line.tree('en').sports.find(({ name }) => slugOf(name) === slug);
    return sport === undefined
      ? undefined
      : {
          path: `/${live === undefined ? 'line' : 'live'}/${sport.id}-${slug}`,
          reason: 'old_sport',
        };
  }

  #named(path: string, language: string): Known | undefined {
    const found = this.#names.find(path.slice(1), language);
    return (
      found && {
        path: `/${found.path}`,
        reason: found.isShared === true ? 'shared_name' : 'name',
      }
    );
  }
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
