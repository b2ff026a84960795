import { createModalToken, type Dispose } from '#core';
import type { AgeQuestion } from '../age/ageQuestion.ts';
import type { Conversion, ConversionOutcome } from '../conversion/Conversion.ts';

/** Props of the age question. */
export interface AgeModalProps {
  readonly question: AgeQuestion;
  readonly onAnsweredElsewhere: (run: () => void) => Dispose;
}

/** Resolves with true when the person confirmed their age; only the caller can dismiss it. */
export const ageModal = createModalToken<AgeModalProps, boolean>('notices.age');

/** Variants of one-time dialogs: `newSite` for visitors, `kuna` after a conversion. */
export interface InformationModalProps {
  readonly subject: 'newSite' | 'kuna';
  readonly values?: Readonly<Record<string, string>>;
}

/** Resolves with true when the person closed it. */
export const informationModal = createModalToken<InformationModalProps, boolean>(
  'notices.information',
);

/** Props of the offer to convert an account. */
export interface ConversionModalProps {
  readonly conversion: Conversion;
  readonly convert: () => Promise<ConversionOutcome>;
}

/** Resolves when the account is converted or the person postpones it. */
export const conversionModal = createModalToken<ConversionModalProps>('notices.conversion');
