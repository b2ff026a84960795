import { createModalToken, type Dispose } from '#core';
import type { AgeQuestion } from './ageQuestion.ts';

/** What the question about the age is given. */
export interface AgeModalProps {
  readonly question: AgeQuestion;
  readonly onAnsweredElsewhere: (run: () => void) => Dispose;
}

/** Resolves with true when the person said that they are old enough; dismissed only from outside. */
export const ageModal = createModalToken<AgeModalProps, boolean>('notices.age');

/** Something said once, with one button: `newSite` to visitors, `kuna` to people whose account was converted. */
export const informationModal = createModalToken<{ readonly subject: 'newSite' | 'kuna' }, boolean>('notices.information');
