import { createModalToken, type Dispose } from '#core';
import type { AgeQuestion } from '../age/ageQuestion.ts';
import type { Conversion, ConversionOutcome } from '../conversion/Conversion.ts';

/** What the question about the age is given. */
export interface AgeModalProps {
  readonly question: AgeQuestion;
  readonly onAnsweredElsewhere: (run: () => void) => Dispose;
}

/** True when the person confirmed their age; dismissed only from outside. */
export const ageModal = createModalToken<AgeModalProps, boolean>('notices.age');

/** Variants of one-time dialogs: `newSite` for visitors, `kuna` after a conversion. */
export interface InformationModalProps {
  readonly subject: 'newSite' | 'kuna';
  readonly values?: Readonly<Record<string, string>>;
}

/** Resolves with true when it was closed by the person. */
export const informationModal = createModalToken<InformationModalProps, boolean>(
  'notices.information',
);

/** What the question about converting an account is given. */
export interface ConversionModalProps {
  readonly conversion: Conversion;
  readonly convert: () => Promise<ConversionOutcome>;
}

/** Resolves when the account is converted or the person wants to decide later. */
export const conversionModal = createModalToken<ConversionModalProps>('notices.conversion');
