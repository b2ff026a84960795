import { makeAutoObservable, observable } from 'mobx';
import type { Http, Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { NamedChoices } from '../../betting/contract.ts';
import {
  settingSections,
  type Setting,
  type Settings,
  type SettingSection,
  type SportSection,
} from './Settings.ts';
import { loadSettings, saveHiddenSports, saveSetting } from './SettingsApi.ts';
import { saveFailure, saveTexts, type SaveOutcome, type SaveTexts } from './saveTexts.ts';

/** Services of the store. */
export interface SettingsServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** Both lists of hidden sports are saved by one call. */
export const hiddenSportsId = 'disallowed-sports';

/** Names of the page's choices for hidden sports. */
const hiddenName = { line: 'disallowLineSport', live: 'disallowLiveSport' } as const;

/**
 * Settings of the person. A change applies and is saved at once, and is reverted when refused.
 * Choices of the page are read from and written to their own stores, so that there is no second
 * model of them; settings that only the platform knows come from its answer.
 */
export class SettingsStore {
  readonly answer: Resource<Settings>;
  /** Confirmation before hiding the last sport of a section. */
  asked: { readonly section: SportSection; readonly sportId: number } | undefined = undefined;
  /** Unconfirmed values by setting. */
  readonly wanted = observable.map<string, string>();
  readonly outcomes = observable.map<string, SaveOutcome>();
  readonly #services: SettingsServices;
  readonly #choices: NamedChoices | undefined;
  readonly #sending = new Set<string>();

  /** @param choices choices of the page; undefined on a site without betting */
  constructor(services: SettingsServices, choices: NamedChoices | undefined) {
    this.#services = services;
    this.#choices = choices;
    this.answer = createResource(services, {
      ask: (signal) => loadSettings(services.http, signal),
    });
    makeAutoObservable(this, { answer: false, wanted: false, outcomes: false }, { autoBind: true });
  }

  get isSaving(): boolean {
    return this.wanted.size > 0;
  }

  /** Texts about the changes made here; undefined before the first. */
  get texts(): SaveTexts | undefined {
    return saveTexts([...this.outcomes.values()]);
  }

  /** Shown value; empty if not chosen. */
  valueOf(id: string): string {
    return this.wanted.get(id) ?? this.#choices?.read(id) ?? this.#answered(id) ?? '';
  }

  /** Whether it can be set on this page: as a choice of the page, or only on the platform. */
  isKnown(id: string): boolean {
    return this.#choices?.read(id) !== undefined || this.#answered(id) !== '';
  }

  async change(id: string, value: string): Promise<void> {
    const before = this.valueOf(id);
    if (value === before) return;
    this.#choices?.write(id, value);
    await this.save(
      id,
      value,
      () => saveSetting(this.#services.http, id, this.valueOf(id)),
      () => this.#choices?.write(id, before),
    );
  }

  hiddenSports(section: SportSection): readonly number[] {
    const chosen = this.#choices?.read(hiddenName[section]);
    if (chosen === undefined) return this.answer.value?.hidden[section] ?? [];
    return chosen === '' ? [] : chosen.split(',').map(Number);
  }

  /** Hides a sport or shows it again; asks before hiding the last one. */
  toggleSport(section: SportSection, sportId: number): Promise<void> {
    const hidden = this.hiddenSports(section);
    const isShown = !hidden.includes(sportId);
    const others = this.answer.value?.offered[section].filter((id) => id !== sportId) ?? [];
    if (isShown && others.every((id) => hidden.includes(id))) {
      this.asked = { section, sportId };
      return Promise.resolve();
    }
    return this.hideSports(
      section,
      isShown ? [...hidden, sportId] : hidden.filter((id) => id !== sportId),
    );
  }

  /** Confirms hiding the last one. */
  async confirmAll(): Promise<void> {
    const { asked } = this;
    this.asked = undefined;
    if (asked === undefined) return;
    await this.hideSports(asked.section, [...this.hiddenSports(asked.section), asked.sportId]);
  }

  keepLast(): void {
    this.asked = undefined;
  }

  private async hideSports(section: SportSection, ids: readonly number[]): Promise<void> {
    const name = hiddenName[section];
    const before = this.hiddenSports(section).join();
    const sorted = ids.toSorted((first, second) => first - second);
    this.#choices?.write(name, sorted.join());
    const { value } = this.answer;
    if (value !== undefined)
      this.answer.put({ ...value, hidden: { ...value.hidden, [section]: sorted } });
    await this.save(
      hiddenSportsId,
      `${section} ${sorted.join()}`,
      async () => {
        await saveHiddenSports(this.#services.http, {
          line: this.hiddenSports('line'),
          live: this.hiddenSports('live'),
        });
        return undefined;
      },
      () => {
        this.#choices?.write(name, before);
        void this.answer.refresh();
      },
    );
  }

  /** Saves changes of a setting one after the other, the newest last. */
  private async save(
    id: string,
    value: string,
    send: () => Promise<string | undefined>,
    takeBack: () => void,
  ): Promise<void> {
    this.wanted.set(id, value);
    this.outcomes.delete(id);
    if (this.#sending.has(id)) return;
    this.#sending.add(id);
    try {
      let text: string | undefined;
      for (let sent: string | undefined; sent !== this.wanted.get(id);) {
        sent = this.wanted.get(id);
        text = await send();
      }
      this.end(id, { kind: 'saved', text });
    } catch (error) {
      takeBack();
      this.end(id, { kind: 'failed', failure: saveFailure(error) });
      this.#services.reports.report(error, { plugin: 'office', contribution: 'settings' });
    }
  }

  private end(id: string, outcome: SaveOutcome): void {
    const value = this.wanted.get(id);
    this.#sending.delete(id);
    this.wanted.delete(id);
    this.outcomes.set(id, outcome);
    if (outcome.kind === 'saved' && value !== undefined) this.keep(id, value);
  }

  /** Stores the platform's value of settings that the page does not have. */
  private keep(id: string, value: string): void {
    const settings = this.answer.value;
    if (settings === undefined) return;
    const replaced = (section: SettingSection): readonly Setting[] =>
      settings.sections[section].map((each) => (each.id === id ? { id, value } : each));
    this.answer.put({
      ...settings,
      sections: {
        display: replaced('display'),
        betting: replaced('betting'),
        notifications: replaced('notifications'),
      },
    });
  }

  #answered(id: string): string | undefined {
    const { value } = this.answer;
    if (value === undefined) return undefined;
    for (const section of settingSections) {
      const found = value.sections[section].find((each) => each.id === id);
      if (found !== undefined) return found.value;
    }
    return undefined;
  }
}
