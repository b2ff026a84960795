import type { ConsentCategory, ConsentChoice } from '../contract.ts';

/** What is optional, ticked or not. */
export type Ticks = Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>>;

/** The type of what is ticked. */
export function choiceOf({ functionality, marketing }: Ticks): ConsentChoice {
  if (functionality && marketing) return 'all';
  if (functionality) return 'functionality';
  return marketing ? 'marketing' : 'disabled';
}

/** One line of the question. */
export interface ConsentOption {
  readonly category: ConsentCategory;
  readonly isChecked: boolean;
  /** Cannot be unticked. */
  readonly isDisabled: boolean;
}

/** The lines of the question, in their order. */
export function consentOptions({ functionality, marketing }: Ticks): readonly ConsentOption[] {
  return [
    { category: 'necessary', isChecked: true, isDisabled: true },
    { category: 'functionality', isChecked: functionality, isDisabled: false },
    { category: 'marketing', isChecked: marketing, isDisabled: false },
  ];
}
