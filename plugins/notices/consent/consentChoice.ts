import type { ConsentCategory, ConsentChoice } from '../contract.ts';

const choices: readonly ConsentChoice[] = ['all', 'functionality', 'marketing', 'disabled'];

/** A stored type that counts; anything else is no choice. */
export function toConsentChoice(stored: unknown): ConsentChoice | undefined {
  return choices.find((choice) => choice === stored);
}

/** Whether a choice lets a category in. */
export function covers(choice: ConsentChoice | undefined, category: ConsentCategory): boolean {
  return category === 'necessary' || choice === 'all' || choice === category;
}
