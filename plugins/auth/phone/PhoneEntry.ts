import { makeAutoObservable, runInAction } from 'mobx';
import { dictionariesToken, loadPhoneNumbers, type CoreServices } from '#core';
import { countriesByName } from '#domain/accounts/person/countryName.ts';
import { readPhoneCountry } from './readPhoneCountry.ts';

type PhoneNumbers = Awaited<ReturnType<typeof loadPhoneNumbers>>;
/** Valid number, whole and in its parts. */
export type FullPhoneNumber = Exclude<ReturnType<PhoneNumbers['parsePhoneNumber']>, string>;

/** Problem of a number; `no-texts`: its kind receives no text messages. */
export type PhoneProblem =
  | Extract<ReturnType<PhoneNumbers['parsePhoneNumber']>, string>
  | 'no-texts';

type PhoneServices = Pick<CoreServices, 'config' | 'environment' | 'services'>;

const longest = 40;

/** Telephone number being typed: country, and digits in its national format. */
export class PhoneEntry {
  /**
   * Country of the visitor or of the brand, never derived from the language; empty while unknown.
   */
  country: string;
  national = '';
  problem: PhoneProblem | undefined = undefined;
  /** Empty until loaded from the platform, or else from the rules of numbers. */
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

  /** Loads the countries, and that of the visitor. Never rejects: typing works without them. */
  async begin(): Promise<void> {
    await Promise.allSettled([this.#findCountry()]);
    runInAction(() => this.#beginSomewhere());
  }

  /** Loads the rules of all countries when the field gets the focus. Never rejects. */
  async prepare(): Promise<void> {
    await Promise.allSettled([this.#load()]);
  }

  /** Sets a country that the form knows, unless the person has chosen or typed another one. */
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
    // Formats only when text was added at the end; otherwise the caret would jump.
    const isAdded = typed.startsWith(this.national);
    const read = isAdded ? this.#numbers?.typePhone(typed, this.country) : undefined;
    this.national = read?.national ?? typed;
    if (read !== undefined && read.country !== this.country) this.chooseCountry(read.country);
  }

  /** Called when the focus leaves the field; an empty one is not an error yet. */
  async leave(): Promise<void> {
    if (this.national.trim() !== '') await this.read();
  }

  /**
   * Resolves with the whole number, or undefined when the field shows a problem. Rejects without
   * the rules.
   */
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

  /** Without any hint the first country of the list is used. */
  #beginSomewhere(): void {
    const codes = this.countries.map(({ code }) => code);
    const [first] = countriesByName(codes, this.#services.environment.language);
    if (this.country === '' && first !== undefined) this.country = first.code;
  }
}
