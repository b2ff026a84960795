import { makeAutoObservable } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { Resource } from '#core/data';
import type { Competitor } from '../feed/SportEvent.ts';
import { isSearchable, longestSearch } from '../search/isSearchable.ts';
import { SearchApi } from '../search/SearchApi.ts';
import { noFavourites } from './favourites.ts';

/** Pause in typing, after which the platform is asked. */
const typingMs = 150;

/** A team or player that was found, with a competition that distinguishes namesakes. */
export interface FoundTeam {
  readonly team: Competitor;
  readonly competitionName: string;
}

/** Finds teams by name, using the search of the site. */
export class TeamSearchStore {
  text = '';
  readonly found: Resource<readonly FoundTeam[]>;
  readonly #scheduler: CoreServices['scheduler'];
  #endWait: Dispose | undefined;

  constructor(services: Pick<CoreServices, 'http' | 'scheduler'>) {
    this.#scheduler = services.scheduler;
    const api = new SearchApi(services);
    this.found = new Resource<readonly FoundTeam[]>({
      ask: async (signal) => {
        const { answer } = await api.find(this.text.trim(), noFavourites, signal);
        return answer.groups.flatMap(({ rows }) =>
          rows.flatMap((row) =>
            row.kind === 'team' ? [{ team: row.team, competitionName: row.competitionName }] : [],
          ),
        );
      },
    });
    makeAutoObservable(this, { found: false }, { autoBind: true });
  }

  get isAsked(): boolean {
    return isSearchable(this.text);
  }

  setText(text: string): void {
    this.text = text.slice(0, longestSearch);
    this.#endWait?.();
    if (!this.isAsked) {
      this.found.reset();
      return;
    }
    this.#endWait = this.#scheduler.after(typingMs, () => void this.found.load());
  }

  dispose(): void {
    this.#endWait?.();
    this.found.dispose();
  }
}
