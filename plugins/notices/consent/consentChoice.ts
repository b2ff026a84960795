import type { ConsentCategory, ConsentChoice } from '../contract.ts';

const choices: readonly ConsentChoice[] = ['all', 'functionality', 'marketing', 'disabled'];

/** Returns the stored choice; undefined for any other value. */
export function toConsentChoice(stored: unknown): ConsentChoice | undefined {
  return choices.find((choice) => choice === stored);
}

/** Returns whether a choice permits a category. */
export function covers(choice: ConsentChoice | undefined, category: ConsentCategory): boolean {
  return category === 'necessary' || choice === 'all' || choice === category;
}
