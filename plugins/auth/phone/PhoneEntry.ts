import { makeAutoObservable, runInAction } from 'mobx';
import { dictionariesToken, loadPhoneNumbers, type CoreServices } from '#core';
import { countriesByName } from '#domain/accounts/person/countryName.ts';
import { readPhoneCountry } from './readPhoneCountry.ts';

type PhoneNumbers = Awaited<ReturnType<typeof loadPhoneNumbers>>;
/** A number that its country has, whole and in its parts. */
export type FullPhoneNumber = Exclude<ReturnType<PhoneNumbers['parsePhoneNumber']>, string>;

/** What is wrong with a number; `no-texts`: none is sent to it. */
export type PhoneProblem =
  | Extract<ReturnType<PhoneNumbers['parsePhoneNumber']>, string>
  | 'no-texts';

type PhoneServices = Pick<CoreServices, 'config' | 'environment' | 'services'>;

const longest = 40;

/** A telephone number while it is typed: country, and digits as they are written there. */
export class PhoneEntry {
  /** That of the visitor or of the brand, never one of the language; empty while none is known. */
  country: string;
  national = '';
  problem: PhoneProblem | undefined = undefined;
  /** Empty until the platform has told them, or else until the rules have come. */
  countries: readonly { readonly code: string; readonly telCode: string }[] = [];
  readonly #services: PhoneServices;
  #numbers: PhoneNumbers | undefined;
  #isChosen = false;
  #isSuggested = false;

  constructor(services: PhoneServices) {
    this.#services = services;
    this.country = readPhoneCountry(services.config.plugins['auth']) ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Fetches the countries, and that of the visitor. Never rejects: typing works without. */
  async begin(): Promise<void> {
    await Promise.allSettled([this.#findCountry()]);
    runInAction(() => this.#beginSomewhere());
  }

  /** The field has the focus: fetches the rules of all countries. Never rejects. */
  async prepare(): Promise<void> {
    await Promise.allSettled([this.#load()]);
  }

  /** Where the form knows a country itself: it is meant until another was chosen or typed. */
  suggestCountry(country: string): void {
    this.#isSuggested = true;
    if (!this.#isChosen && this.national === '') this.country = country;
  }

  chooseCountry(country: string): void {
    this.#isChosen = true;
    this.country = country;
    this.problem = undefined;
  }

  type(text: string): void {
    const typed = text.slice(0, longest);
    this.problem = undefined;
    // Only what is added at the end is set again: the caret would jump otherwise.
    const isAdded = typed.startsWith(this.national);
    const read = isAdded ? this.#numbers?.typePhone(typed, this.country) : undefined;
    this.national = read?.national ?? typed;
    if (read !== undefined && read.country !== this.country) this.chooseCountry(read.country);
  }

  /** The field was left: an empty one is not yet wrong. */
  async leave(): Promise<void> {
    if (this.national.trim() !== '') await this.read();
  }

  /** The whole number; undefined where the field says why not. Rejects without the rules. */
  async read(): Promise<FullPhoneNumber | undefined> {
    const { typePhone, parsePhoneNumber } = await this.#load();
    const typed = typePhone(this.national, this.country);
    const whole = parsePhoneNumber(typed);
    runInAction(() => {
      if (typed.country !== this.country) this.chooseCountry(typed.country);
      this.national = typed.national;
      this.problem = typeof whole === 'string' ? whole : undefined;
    });
    return typeof whole === 'string' ? undefined : whole;
  }

  async #load(): Promise<PhoneNumbers> {
    const numbers = await loadPhoneNumbers();
    this.#numbers = numbers;
    runInAction(() => {
      if (this.countries.length > 0) return;
      this.countries = numbers.phoneCountries();
      this.#beginSomewhere();
    });
    return numbers;
  }

  async #findCountry(): Promise<void> {
    const { config, services } = this.#services;
    const dictionaries = await services.get(dictionariesToken);
    await dictionaries.load(['countries']);
    const all = dictionaries.items('countries') ?? [];
    const here = all.find(({ id }) => id === config.site.geoCountryId)?.code;
    runInAction(() => {
      this.countries = all.flatMap(({ code, telCode }) =>
        telCode === undefined ? [] : [{ code, telCode }],
      );
      const isOpen = !this.#isChosen && !this.#isSuggested && this.national === '';
      if (here !== undefined && isOpen) this.country = here;
    });
  }

  /** Where nothing is known the first of the list is as good as any. */
  #beginSomewhere(): void {
    const codes = this.countries.map(({ code }) => code);
    const [first] = countriesByName(codes, this.#services.environment.language);
    if (this.country === '' && first !== undefined) this.country = first.code;
  }
}
