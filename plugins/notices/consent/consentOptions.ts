import type { ConsentCategory, ConsentChoice } from '../contract.ts';

/** Optional categories, checked or not. */
export type Ticks = Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>>;

/** Returns the choice for the checked categories. */
export function choiceOf({ functionality, marketing }: Ticks): ConsentChoice {
  if (functionality && marketing) return 'all';
  if (functionality) return 'functionality';
  return marketing ? 'marketing' : 'disabled';
}

/** One checkbox of the prompt. */
export interface ConsentOption {
  readonly category: ConsentCategory;
  readonly isChecked: boolean;
  /** Whether it cannot be unchecked. */
  readonly isDisabled: boolean;
}

/** Returns the checkboxes of the prompt in their order. */
export function consentOptions({ functionality, marketing }: Ticks): readonly ConsentOption[] {
  return [
    { category: 'necessary', isChecked: true, isDisabled: true },
    { category: 'functionality', isChecked: functionality, isDisabled: false },
    { category: 'marketing', isChecked: marketing, isDisabled: false },
  ];
}
