import type { RedirectAnswer } from '#wire';
import type { Line } from '../line/Line.ts';
import type { Store } from '../store/Store.ts';

export interface Redirect {
  /** With or without a language in front. */
  readonly path: string;
  readonly url: string;
  readonly code: number;
}

/**
 * Where old addresses have gone: those of a table, and the way the site once named its sports
 * (`/en/sports/football`, `/en/sports/football/live`).
 */
export class Redirects {
  readonly #store: Store;
  readonly #line: Line;

  constructor(store: Store, line: Line) {
    this.#store = store;
    this.#line = line;
  }

  replace(redirects: readonly Redirect[]): void {
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM redirects');
      for (const { path, url, code } of redirects) this.#store.run('INSERT OR REPLACE INTO redirects (path, url, code) VALUES (?, ?, ?)', path, url, code);
    });
  }

  find(address: string): RedirectAnswer {
    const url = URL.canParse(address, 'http://site') ? new URL(address, 'http://site') : undefined;
    const [, language, path = ''] = /^(?:\/([a-z]{2}))?(\/.*|)$/.exec(url?.pathname ?? '') ?? [];
    const row = url === undefined ? undefined : (this.#row(url.pathname) ?? this.#row(path));
    const to = row?.url ?? this.#oldSport(path);
    if (to === undefined) return { redirect: false, code: 200, url: address, reasons: [], breadcrumbs: [] };
    const target = to.startsWith('/') && row?.path !== url?.pathname && language !== undefined ? `/${language}${to}` : to;
    return {
      redirect: true,
      code: row?.code ?? 301,
      url: target,
      reasons: [row === undefined ? 'old_sport' : 'table'],
      breadcrumbs: [address, target],
    };
  }

  #row(path: string): Redirect | undefined {
    return this.#store.one<{ path: string; url: string; code: number }>('SELECT path, url, code FROM redirects WHERE path = ?', path);
  }

  #oldSport(path: string): string | undefined {
    const [, slug, live] = /^\/sports\/([a-z0-9-]{2,60})(\/live)?$/.exec(path) ?? [];
    if (slug === undefined) return undefined;
    const sport = this.#line.tree('en').sports.find(({ name }) => slugOf(name) === slug);
    return sport === undefined ? undefined : `/${live === undefined ? 'line' : 'live'}/${sport.id}-${slug}`;
  }
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
