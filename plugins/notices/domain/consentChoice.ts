import type { ConsentCategory, ConsentChoice } from '../contract.ts';

const choices: readonly ConsentChoice[] = ['all', 'functionality', 'marketing', 'disabled'];

/** What is optional, ticked or not. */
export type Ticks = Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>>;

/** A stored type that counts; anything else is no choice. */
export function toConsentChoice(stored: unknown): ConsentChoice | undefined {
  return choices.find((choice) => choice === stored);
}

/** The type of what is ticked. */
export function choiceOf({ functionality, marketing }: Ticks): ConsentChoice {
  if (functionality && marketing) return 'all';
  if (functionality) return 'functionality';
  return marketing ? 'marketing' : 'disabled';
}

/** Whether a choice lets a category in. */
export function covers(choice: ConsentChoice | undefined, category: ConsentCategory): boolean {
  return category === 'necessary' || choice === 'all' || choice === category;
}
