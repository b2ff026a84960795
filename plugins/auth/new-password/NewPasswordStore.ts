import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError } from '#core';
import {
  passwordLength,
  passwordProblem,
  shortestAlone,
  type PasswordRule,
} from '#domain/accounts/passwordProblem.ts';
import type { NewPassword, NewPasswordProblem } from '../contract.ts';
import { generatePassword } from './generatePassword.ts';

const longestTyped = 256;
const problems: readonly NewPasswordProblem[] = [
  'too-short',
  'too-long',
  'repeated',
  'personal',
  'known',
  'used',
];

/** New password: the typed text and its problem. */
export class NewPasswordStore implements NewPassword {
  password = '';
  isShown = false;
  problem: NewPasswordProblem | undefined = undefined;
  shortest: number;
  readonly #personal: () => readonly string[];
  readonly #isKnown: (password: string) => Promise<boolean>;

  constructor(
    isKnown: (password: string) => Promise<boolean>,
    { shortest = shortestAlone }: Partial<PasswordRule> = {},
    personal: () => readonly string[] = () => [],
  ) {
    this.shortest = shortest;
    this.#isKnown = isKnown;
    this.#personal = personal;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get length(): number {
    return passwordLength(this.password);
  }

  set(password: string): void {
    this.password = password.slice(0, longestTyped);
    this.problem = undefined;
  }

  setShortest(shortest: number): void {
    this.shortest = shortest;
    if (this.problem === 'too-short') this.check();
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
  }

  generate(): void {
    this.set(generatePassword());
    this.isShown = true;
  }

  /** Called when the focus leaves the field; an empty one has no problem yet. */
  async leave(): Promise<void> {
    if (this.password === '' || !this.check()) return;
    const { password } = this;
    // Without a response the platform reports it when the form is sent.
    const isKnown = await this.#isKnown(password).catch(() => false);
    runInAction(() => {
      if (isKnown && this.password === password) this.problem = 'known';
    });
  }

  /** Validates what needs no call; true when the form may be sent. */
  check(): boolean {
    if (this.problem === 'known' || this.problem === 'used') return false;
    this.problem = passwordProblem(this.password, {
      shortest: this.shortest,
      personal: this.#personal(),
    });
    return this.problem === undefined;
  }

  refuse(error: unknown): boolean {
    const item =
      error instanceof HttpError
        ? error.errors.find(({ code }) => code === 'password_refused')
        : undefined;
    if (item === undefined) return false;
    const said = item.meta?.['problem'];
    // The second factor may have been removed elsewhere, which makes the minimum longer.
    const shortest = item.meta?.['shortest'];
    if (typeof shortest === 'number') this.shortest = shortest;
    this.problem = problems.find((each) => each === said) ?? 'known';
    return true;
  }

  settle(): void {
    this.problem = undefined;
  }

  forget(): void {
    this.password = '';
    this.isShown = false;
    this.problem = undefined;
  }
}
