import type { Environment, I18n } from '#core';

/** Texts without a dictionary: the key, followed by the values. */
export class TestI18n implements I18n {
  readonly #environment: Pick<Environment, 'language'>;

  constructor(environment: Pick<Environment, 'language'>) {
    this.#environment = environment;
  }

  get language(): string {
    return this.#environment.language;
  }

  readonly t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    [key, ...Object.values(values)].join(' | ');

  readonly languageOf = (_namespace: string): string => this.language;

  readonly loadNamespace = (_namespace: string): Promise<void> => Promise.resolve();

  readonly has = (_key: string): boolean => true;
}
