import type { RedirectAnswer } from '#wire';
import type { Line } from '../line/Line.ts';
import type { Store } from '../store/Store.ts';
import { slugOf as teamSlug } from '../../world/locales/slug.ts';

export interface Redirect {
  /** With or without a language prefix. */
  readonly path: string;
  readonly url: string;
  readonly code: number;
}

interface Known {
  readonly path: string;
  readonly reason: 'old_sport' | 'team';
}

/**
 * New addresses of old ones: a table, the former addresses of sports (`/en/sports/football`,
 * `/en/sports/football/live`), and teams by name alone (`/en/harbour-city`).
 */
export class Redirects {
  readonly #store: Store;
  readonly #line: Line;
  #teams: { readonly state: string; readonly ids: ReadonlyMap<string, number> } | undefined;

  constructor(store: Store, line: Line) {
    this.#store = store;
    this.#line = line;
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
    const named = row === undefined ? (this.#oldSport(path) ?? this.#team(path)) : undefined;
    const to = row?.url ?? named?.path;
    if (to === undefined)
      return { redirect: false, code: 200, url: address, reasons: [], breadcrumbs: [] };
    const target =
      to.startsWith('/') && row?.path !== url?.pathname && language !== undefined
        ? `/${language}${to}`
        : to;
    return {
      redirect: true,
      code: row?.code ?? 301,
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

  /** A team or player on offer by name alone; of several the first of the line. */
  #team(path: string): Known | undefined {
    const [, slug, section = ''] = /^\/([a-z0-9-]{2,80})(\/line|\/live)?$/.exec(path) ?? [];
    const id = slug === undefined ? undefined : this.#teamIds().get(slug);
    return id === undefined
      ? undefined
      : { path: `/${id}-${slug ?? ''}${section}`, reason: 'team' };
  }

  #teamIds(): ReadonlyMap<string, number> {
    const state = `${this.#line.epoch} ${this.#line.listRevision}`;
    if (this.#teams?.state === state) return this.#teams.ids;
    const ids = new Map<string, number>();
    for (const { home, away, teamIds } of this.#line.world.offered()) {
      for (const [name, id] of [
        [home, teamIds[0]],
        [away, teamIds[1]],
      ] as const) {
        const slug = teamSlug(name);
        if (!ids.has(slug)) ids.set(slug, id);
      }
    }
    this.#teams = { state, ids };
    return ids;
  }
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
