import { makeAutoObservable } from 'mobx';
import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { terminalPageSize, type TerminalFilter, type TerminalList } from './Terminal.ts';
import { loadTerminals } from './TerminalsApi.ts';

const typedDelayMs = 300;

/** Shops and terminals, filtered by the person's choice and search text. */
export class TerminalsStore {
  country = '';
  region = '';
  search = '';
  page = 1;
  readonly list: Resource<TerminalList>;
  readonly #services: CoreServices;
  #stopTyping = (): void => undefined;

  constructor(services: CoreServices) {
    this.#services = services;
    this.list = createResource(services, {
      ask: (signal) => loadTerminals(services.http, this.filter, signal),
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get filter(): TerminalFilter {
    const { country, region, search, page } = this;
    return { country, region, search: search.trim(), page };
  }

  get regions(): readonly string[] {
    return (
      this.list.value?.countries.find(({ country }) => country === this.country)?.regions ?? []
    );
  }

  get pageCount(): number {
    return Math.ceil((this.list.value?.total ?? 0) / terminalPageSize);
  }

  chooseCountry(country: string): void {
    this.country = country;
    this.region = '';
    this.#ask();
  }

  chooseRegion(region: string): void {
    this.region = region;
    this.#ask();
  }

  /** Searches when the person has paused typing. */
  type(search: string): void {
    this.search = search;
    this.page = 1;
    this.#stopTyping();
    this.#stopTyping = this.#services.scheduler.after(typedDelayMs, () => void this.list.load());
  }

  turn(page: number): void {
    this.page = page;
    void this.list.load();
  }

  dispose(): void {
    this.#stopTyping();
  }

  #ask(): void {
    this.page = 1;
    void this.list.load();
  }
}
