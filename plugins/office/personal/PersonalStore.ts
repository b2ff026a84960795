import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import {
  HttpError,
  type Clock,
  type CoreServices,
  type Dispose,
  type Http,
  type Session,
} from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import {
  maskedFields,
  missingFields,
  personalProblemKinds,
  personalProblems,
  type PersonalData,
  type PersonalField,
  type PersonalProblem,
} from '#domain/accounts/personalData.ts';
import { loadPersonal, revealPersonal, savePersonal } from './PersonalApi.ts';
import { personalFieldOfWire, type PersonalFile } from './personalFromWire.ts';

/** Services of the store. */
export interface PersonalServices extends ResourceServices {
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly http: Http;
  readonly session: Pick<Session, 'userId' | 'onChange'>;
}

/** Result of the last save. */
export type PersonalOutcome = 'saved' | 'failed' | 'changedElsewhere' | 'verified';

/** Personal data; typed text stays until it is saved or the person signs out. */
export class PersonalStore {
  readonly answer: Resource<PersonalFile>;
  isSaving = false;
  /** State of the unmasked numbers, until the page is left. */
  reveal: 'masked' | 'asking' | 'shown' | 'failed' = 'masked';
  outcome: PersonalOutcome | undefined = undefined;
  /** Conflicting fields, until the person chooses. */
  conflicts: readonly PersonalField[] = [];
  readonly #edits = observable.map<PersonalField, string>();
  /** Errors of the platform, until the field is changed. */
  readonly #refused = observable.map<PersonalField, PersonalProblem>();
  #numbers: Readonly<Partial<Record<PersonalField, string>>> = {};
  readonly #left = observable.set<PersonalField>();
  readonly #services: PersonalServices;
  readonly #stop: Dispose;

  constructor(services: PersonalServices) {
    this.#services = services;
    const { session } = services;
    this.answer = createResource(services, {
      ask: (signal) => loadPersonal(services.http, signal),
    });
    makeAutoObservable(this, { answer: false, conflicts: observableRef }, { autoBind: true });
    let userId = session.userId;
    this.#stop = session.onChange(() => {
      if (session.userId === userId) return;
      userId = session.userId;
      this.forget();
      if (userId !== undefined && this.answer.isOpen) void this.answer.load();
    });
  }

  /** Typed text of a field, else the stored one; a masked number that is not edited is empty. */
  value(field: PersonalField): string {
    return (
      this.#edits.get(field) ??
      (maskedFields.includes(field) ? '' : (this.answer.value?.data[field] ?? ''))
    );
  }

  /** Shows the unmasked numbers after a step-up. */
  async revealNumbers(): Promise<void> {
    if (this.reveal === 'asking') return;
    this.reveal = 'asking';
    const { userId } = this.#services.session;
    try {
      const numbers = await revealPersonal(this.#services.http);
      runInAction(() => {
        const isHere = this.reveal === 'asking' && userId === this.#services.session.userId;
        if (!isHere) return;
        this.#numbers = numbers;
        this.reveal = 'shown';
      });
    } catch (error) {
      const isLeft = error instanceof HttpError && error.hasCode('reauth_required');
      runInAction(() => {
        if (this.reveal === 'asking') this.reveal = isLeft ? 'masked' : 'failed';
      });
    }
  }

  /** Masks the numbers again. */
  hideNumbers(): void {
    this.#numbers = {};
    this.reveal = 'masked';
  }

  /** Known number: masked, or in full once revealed. */
  masked(field: PersonalField): string {
    const whole = this.reveal === 'shown' ? this.#numbers[field] : undefined;
    if (whole !== undefined) return whole;
    return maskedFields.includes(field) ? (this.answer.value?.data[field] ?? '') : '';
  }

  get hasMasked(): boolean {
    return maskedFields.some((field) => this.masked(field) !== '');
  }

  isFixed(field: PersonalField): boolean {
    return this.answer.value?.verified.includes(field) === true;
  }

  /** Error of a field after blur, or of any field after an attempt to save. */
  problem(field: PersonalField): PersonalProblem | undefined {
    return this.#refused.get(field) ?? (this.#left.has(field) ? this.problems[field] : undefined);
  }

  get problems(): Readonly<Partial<Record<PersonalField, PersonalProblem>>> {
    const file = this.answer.value;
    if (file === undefined) return {};
    const today = new Date(this.#services.clock.nowMs()).toISOString().slice(0, 10);
    return personalProblems({ ...file.data, ...this.change }, today);
  }

  /** Required fields that are missing in the saved profile. */
  get missing(): readonly PersonalField[] {
    return this.answer.value === undefined ? [] : missingFields(this.answer.value.data);
  }

  get change(): Partial<PersonalData> {
    const data = this.answer.value?.data;
    return Object.fromEntries(
      [...this.#edits].filter(([field, text]) => text.trim() !== (data?.[field] ?? '')),
    );
  }

  get hasChange(): boolean {
    return Object.keys(this.change).length > 0;
  }

  set(field: PersonalField, text: string): void {
    // An empty field of a masked number keeps the number.
    if (maskedFields.includes(field) && text === '') this.#edits.delete(field);
    else this.#edits.set(field, text);
    this.#refused.delete(field);
    this.outcome = undefined;
  }

  leave(field: PersonalField): void {
    this.#left.add(field);
  }

  keepMine(field: PersonalField): void {
    this.conflicts = this.conflicts.filter((one) => one !== field);
  }

  takeTheirs(field: PersonalField): void {
    this.#edits.delete(field);
    this.keepMine(field);
  }

  /** Saves; returns the fields that prevent it, none if sent. */
  async save(): Promise<readonly PersonalField[]> {
    const file = this.answer.value;
    if (file === undefined || this.isSaving || !this.hasChange) return [];
    const wrong = Object.keys(this.problems) as PersonalField[];
    for (const field of wrong) this.#left.add(field);
    if (wrong.length > 0) return wrong;
    if (this.conflicts.length > 0) return this.conflicts;
    this.isSaving = true;
    this.outcome = undefined;
    const sent = this.change;
    try {
      this.taken(await savePersonal(this.#services.http, sent, file.version));
    } catch (error) {
      await this.refused(error, file, sent);
    }
    return [];
  }

  dispose(): void {
    this.#stop();
  }

  private taken(file: PersonalFile): void {
    this.answer.put(file);
    this.hideNumbers();
    this.#edits.clear();
    this.#left.clear();
    this.#refused.clear();
    this.end('saved');
  }

  private async refused(
    error: unknown,
    before: PersonalFile,
    sent: Partial<PersonalData>,
  ): Promise<void> {
    const isOlder = error instanceof HttpError && error.hasCode('profile_changed');
    const isLost = error instanceof HttpError && error.isOutcomeUnknown;
    if (isOlder || isLost) await this.answer.refresh();
    const now = this.answer.value ?? before;
    const wrong = refusedField(error);
    if (wrong !== undefined) {
      this.#refused.set(...wrong);
      this.isSaving = false;
    } else if (isOlder) {
      this.compare(before, now, sent);
      this.end('changedElsewhere');
    } else if (isLost && now.version !== before.version && has(now.data, sent)) this.taken(now);
    else
      this.end(
        error instanceof HttpError && error.hasCode('verified_data') ? 'verified' : 'failed',
      );
  }

  private compare(before: PersonalFile, now: PersonalFile, sent: Partial<PersonalData>): void {
    this.conflicts = (Object.keys(sent) as PersonalField[]).filter(
      (field) => now.data[field] !== before.data[field] && now.data[field] !== sent[field],
    );
  }

  private end(outcome: PersonalOutcome): void {
    this.isSaving = false;
    this.outcome = outcome;
  }

  private forget(): void {
    this.answer.reset();
    this.hideNumbers();
    this.#edits.clear();
    this.#left.clear();
    this.#refused.clear();
    this.conflicts = [];
    this.outcome = undefined;
    this.isSaving = false;
  }
}

/** Returns the field and error named by the platform's refusal. */
function refusedField(error: unknown): [PersonalField, PersonalProblem] | undefined {
  const [first] = error instanceof HttpError ? error.errors : [];
  const field = personalFieldOfWire(first?.field);
  const problem = personalProblemKinds.find((kind) => kind === first?.code);
  return field === undefined || problem === undefined ? undefined : [field, problem];
}

/** Whether everything sent is stored; of a masked number only the end can be compared. */
function has(data: PersonalData, sent: Partial<PersonalData>): boolean {
  return (Object.entries(sent) as [PersonalField, string][]).every(([field, text]) =>
    maskedFields.includes(field) ? data[field] !== '' : data[field] === text.trim(),
  );
}

export function createPersonalStore(services: CoreServices): PersonalStore {
  return new PersonalStore(services);
}
