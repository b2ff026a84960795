import { makeAutoObservable, observable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, reportOpened, reportSteps, type Resource } from '#core/data';
import { firstCurrency } from '#domain/accounts/firstCurrency.ts';
import type { TypedDate } from '#domain/accounts/person/birthDate.ts';
import {
  hasProviders,
  isCaptchaMissing,
  readCallFailure,
  type CallFailure,
  type NewPassword,
} from '../../auth/contract.ts';
import { isBankOffered } from '../bank/isBankOffered.ts';
import { PhoneProofStore } from '../phone/PhoneProofStore.ts';
import { fieldProblem, registrationOf, type Answers, type TextFieldName } from './Answers.ts';
import { registrationStepEvent } from './registrationStepToken.ts';
import { isKnownPromo, loadForm, register } from './RegistrationApi.ts';
import type {
  BonusChoice,
  FieldName,
  Marketing,
  Registered,
  Registration,
  RegistrationForm,
  RegistrationType,
  SocialVisitor,
} from './RegistrationForm.ts';
import { fieldOfWire } from './registrationFromWire.ts';

/** Why the platform refused the whole form. */
export type RegistrationFailure =
  | CallFailure
  | 'too-many'
  | 'terms-newer'
  | 'visit-over'
  | 'refused';

const longestText = 254;
/** Time for which a closed form keeps what was typed. */
const retentionMs = 30 * 60_000;
const emptyTexts: Readonly<Record<TextFieldName, string>> = {
  firstName: '',
  lastName: '',
  region: '',
  city: '',
  street: '',
  postcode: '',
  email: '',
  phone: '',
  promo: '',
  amount: '',
};

type RegistrationServices = Pick<
  CoreServices,
  | 'clock'
  | 'config'
  | 'environment'
  | 'events'
  | 'http'
  | 'navigation'
  | 'reports'
  | 'scheduler'
  | 'services'
>;

/** One registration, from the empty form to the account. Survives its dialog by 30 minutes. */
export class RegistrationStore implements Answers {
  readonly form: Resource<RegistrationForm>;
  /** Type chosen by the person; by default the first one offered. */
  chosenType: RegistrationType | undefined = undefined;
  country: string | undefined = undefined;
  chosenCurrency: string | undefined = undefined;
  texts: Record<TextFieldName, string> = { ...emptyTexts };
  birthDate: TypedDate = { year: '', month: '', day: '' };
  hasOneName = false;
  wasTooYoung = false;
  secret: 'password' | 'passkey' = 'password';
  bonus: BonusChoice | undefined = undefined;
  hasAgreed = false;
  hasReadFunds = false;
  readonly marketing = observable.set<Marketing>();
  readonly problems = observable.map<FieldName, string>();
  phoneProof: PhoneProofStore;
  isSending = false;
  failure: RegistrationFailure | undefined = undefined;
  registered: Registered | undefined = undefined;
  /** Id of this form for the platform, until the form is emptied. */
  attempt: string = crypto.randomUUID();
  /** Whether the person went back from the e-mail to correct its address. */
  isEmailCorrected = false;
  /** Visitor from a sign-in provider, while that page is open. */
  social: SocialVisitor | undefined = undefined;
  openedAtMs: number | undefined = undefined;
  /** Whether the credentials were copied, saved, sent or given up. */
  isKept = false;
  /** Whether the person tried to leave before that. */
  isAskedToKeep = false;
  readonly #services: RegistrationServices;
  #leftAtMs: number | undefined;
  #try: { readonly body: string; readonly key: string } | undefined;

  constructor(services: RegistrationServices) {
    this.#services = services;
    this.phoneProof = new PhoneProofStore(services);
    this.form = createResource(services, {
      ask: async (signal) =>
        loadForm(services.http, this.country, (type, field) => this.#report(type, field), signal),
      onValue: (form) => {
        this.#liveIn(form.country);
        if (this.chosenCurrency !== undefined && !form.currencies.includes(this.chosenCurrency))
          this.chosenCurrency = undefined;
      },
    });
    makeAutoObservable(
      this,
      { form: false, marketing: false, problems: false },
      { autoBind: true },
    );
  }

  /** Types that the visitor can choose; a visitor from a provider has only the social one. */
  get types(): RegistrationForm['types'] {
    const { plugins } = this.#services.config;
    const all = this.form.value?.types ?? [];
    if (this.social !== undefined) return all.filter(({ type }) => type === 'social');
    return all.filter(
      ({ type }) =>
        (type !== 'social' || hasProviders(plugins['auth'])) &&
        (type !== 'bank' || isBankOffered(plugins['registration'])),
    );
  }

  /** Whether the provider must be chosen and visited before the form is shown. */
  get isProviderAsked(): boolean {
    return this.type === 'social' && this.social === undefined;
  }

  get type(): RegistrationType | undefined {
    const { types } = this;
    return (types.find(({ type }) => type === this.chosenType) ?? types[0])?.type;
  }

  get fields(): readonly FieldName[] {
    const fields = this.types.find(({ type }) => type === this.type)?.fields ?? [];
    return this.social?.email === undefined ? fields : fields.filter((field) => field !== 'email');
  }

  get asksPassword(): boolean {
    const isWithout = this.type === 'phone' && this.secret === 'passkey';
    return this.fields.includes('password') && !isWithout;
  }

  get currency(): string | undefined {
    const form = this.form.value;
    return form && (this.chosenCurrency ?? firstCurrency(form.currency, form.currencies));
  }

  get language(): string {
    return this.#services.environment.language;
  }

  get phoneTicket(): string | undefined {
    return this.phoneProof.ticket;
  }

  get isCountryClosed(): boolean {
    return this.form.value?.countries.find(({ code }) => code === this.country)?.isClosed ?? false;
  }

  /** Number of filled fields, the only information about them that leaves the form. */
  get filledCount(): number {
    const dates = Object.values(this.birthDate).filter((part) => part !== '').length;
    return Object.values(this.texts).filter((text) => text.trim() !== '').length + dates;
  }

  /** Called when the form is shown: empties it if it is older than the retention time. */
  begin(): void {
    const nowMs = this.#services.clock.nowMs();
    if (this.#leftAtMs !== undefined && nowMs - this.#leftAtMs > retentionMs) this.#clear();
    this.#leftAtMs = undefined;
    this.openedAtMs = nowMs;
    reportOpened(this.#services, registrationStepEvent, { form: this.type ?? 'full' });
  }

  /** A password that is shown only once must have been kept, or given up deliberately. */
  canClose(): boolean {
    const { registered } = this;
    if (registered?.kind !== 'opened' || registered.password === undefined || this.isKept)
      return true;
    this.isAskedToKeep = true;
    return false;
  }

  keep(): void {
    this.isKept = true;
    this.isAskedToKeep = false;
  }

  /** Returns to the form; the next e-mail replaces the one already sent. */
  correctEmail(): void {
    this.registered = undefined;
    this.isEmailCorrected = true;
    this.#try = undefined;
  }

  /** Called when the form is unmounted; a completed registration is discarded. */
  leave(): void {
    this.#leftAtMs = this.#services.clock.nowMs();
    this.isEmailCorrected = false;
    if (this.registered !== undefined) this.#clear();
  }

  /** Sets the visitor of a provider and clears all errors; typed values are kept. */
  welcome(visitor: SocialVisitor | undefined): void {
    this.social = visitor;
    this.problems.clear();
    this.failure = undefined;
  }

  chooseType(type: RegistrationType): void {
    this.chosenType = type;
    this.isEmailCorrected = false;
    this.problems.clear();
    this.failure = undefined;
  }

  chooseCountry(country: string): void {
    this.#liveIn(country);
    this.problems.delete('country');
    void this.form.load();
  }

  chooseCurrency(currency: string): void {
    this.chosenCurrency = currency;
  }

  chooseBonus(bonus: BonusChoice): void {
    this.bonus = bonus;
    this.problems.delete('bonus');
  }

  agree(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed;
    this.problems.delete('terms');
  }

  readFunds(hasRead: boolean): void {
    this.hasReadFunds = hasRead;
    this.problems.delete('funds');
  }

  /** Takes the account that a visit to the bank has opened. */
  welcomeBack(registered: Registered): void {
    this.registered = registered;
  }

  want(marketing: Marketing, isWanted: boolean): void {
    if (isWanted) this.marketing.add(marketing);
    else this.marketing.delete(marketing);
  }

  typeText(field: TextFieldName, text: string): void {
    this.texts[field] = text.slice(0, longestText);
    this.problems.delete(field);
  }

  chooseSecret(secret: 'password' | 'passkey'): void {
    this.secret = secret;
  }

  sayOneName(hasOneName: boolean): void {
    this.hasOneName = hasOneName;
    this.problems.delete('lastName');
  }

  typeBirthDate(change: Partial<TypedDate>): void {
    this.birthDate = { ...this.birthDate, ...change };
    this.problems.delete('birthDate');
  }

  /** Validates a field that lost the focus; an empty one is not an error yet. */
  async check(field: FieldName): Promise<void> {
    if (field === 'promo') return this.#checkPromo();
    const problem = await fieldProblem(field, this);
    runInAction(() => {
      if (problem === 'too-young') this.wasTooYoung = true;
      if (problem !== undefined && problem !== 'missing') this.problems.set(field, problem);
    });
    return undefined;
  }

  /** Validates a step of the form on a phone; true when the next one may follow. */
  async checkStep(fields: readonly FieldName[]): Promise<boolean> {
    const found = await this.#problemsOf(fields);
    runInAction(() => {
      for (const [field, problem] of found) this.problems.set(field, problem);
    });
    return found.length === 0;
  }

  /** @param password new password, for the types with one */
  async send(password: NewPassword): Promise<void> {
    if (this.isSending || this.isCountryClosed || this.form.value === undefined) return;
    if (this.isProviderAsked) return;
    this.isSending = true;
    this.failure = undefined;
    try {
      await this.phoneProof.settled();
      await this.#checkAll(password);
      if (this.problems.size > 0 || (this.asksPassword && password.problem !== undefined)) return;
      const registration = await registrationOf(
        this,
        this.asksPassword ? password.password : undefined,
      );
      const registered = await reportSteps(this.#services, registrationStepEvent, {
        form: this.type ?? 'full',
      })(async () => this.#register(registration));
      if (registered.kind === 'pay') {
        this.#services.navigation.leave(registered.url);
        return;
      }
      runInAction(() => {
        this.registered = registered;
        this.isEmailCorrected = false;
        password.forget();
      });
    } catch (error) {
      runInAction(() => this.#fail(error, password));
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }

  /** Uses the country for the number, too, until another one is chosen there. */
  #liveIn(country: string): void {
    this.country = country;
    this.phoneProof.entry.suggestCountry(country);
  }

  async #checkAll(password: NewPassword): Promise<void> {
    const found = await this.#problemsOf([...this.fields, 'terms']);
    const promo = this.problems.get('promo');
    runInAction(() => {
      this.problems.clear();
      if (promo !== undefined && this.texts.promo.trim() !== '') this.problems.set('promo', promo);
      for (const [field, problem] of found) this.problems.set(field, problem);
    });
    if (this.asksPassword) password.check();
  }

  async #problemsOf(
    fields: readonly FieldName[],
  ): Promise<readonly (readonly [FieldName, string])[]> {
    const all = await Promise.all(
      fields.map(async (field) => [field, await fieldProblem(field, this)] as const),
    );
    if (all.some(([, problem]) => problem === 'too-young'))
      runInAction(() => (this.wasTooYoung = true));
    return all.flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, problem] as const],
    );
  }

  async #checkPromo(): Promise<void> {
    const code = this.texts.promo.trim();
    if (code === '') return;
    const isKnown = await isKnownPromo(this.#services.http, code);
    runInAction(() => {
      if (isKnown === false && this.texts.promo.trim() === code)
        this.problems.set('promo', 'unknown');
    });
  }

  /** A retry of the same request has the same key, so that it opens no second account. */
  async #register(registration: Registration): Promise<Registered> {
    const body = JSON.stringify(registration);
    if (this.#try?.body !== body) this.#try = { body, key: crypto.randomUUID() };
    return register(this.#services.http, registration, this.#try.key);
  }

  #fail(error: unknown, password: NewPassword): void {
    if (password.refuse(error) || isCaptchaMissing(error)) return;
    if (!(error instanceof HttpError)) {
      this.failure = readCallFailure(error);
      return;
    }
    if (error.hasCode('pass_invalid')) this.failure = 'visit-over';
    else if (error.hasCode('phone_unproved')) this.phoneProof.refuse();
    else if (error.hasCode('terms_newer')) {
      this.hasAgreed = false;
      this.failure = 'terms-newer';
      void this.form.load();
    } else if (error.status === 429) this.failure = 'too-many';
    else if (error.isOutcomeUnknown || error.status >= 500) this.failure = readCallFailure(error);
    else this.#failAtField(error);
  }

  #failAtField(error: HttpError): void {
    const item = error.errors.find(({ field }) => fieldOfWire(field) !== undefined);
    const field = fieldOfWire(item?.field);
    if (field === undefined) {
      this.failure = 'refused';
      return;
    }
    const problem = item?.meta?.['problem'];
    this.problems.set(field, typeof problem === 'string' ? problem : 'refused');
  }

  #clear(): void {
    this.texts = { ...emptyTexts };
    this.birthDate = { year: '', month: '', day: '' };
    this.hasOneName = false;
    this.secret = 'password';
    this.wasTooYoung = false;
    this.bonus = undefined;
    this.hasAgreed = false;
    this.hasReadFunds = false;
    this.marketing.clear();
    this.problems.clear();
    this.failure = undefined;
    this.registered = undefined;
    this.isKept = false;
    this.isAskedToKeep = false;
    this.phoneProof = new PhoneProofStore(this.#services);
    if (this.country !== undefined) this.#liveIn(this.country);
    this.attempt = crypto.randomUUID();
    this.#try = undefined;
  }

  #report(type: string, field: string | undefined): void {
    this.#services.reports.report(
      new Error(
        field === undefined
          ? `The platform offers a registration of type ${type}: this page has none`
          : `The registration ${type} asks for ${field}: this page has no such field`,
      ),
      { plugin: 'registration', contribution: 'form' },
    );
  }
}
