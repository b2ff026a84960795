import type { AgreementStatus, TermsText as TermsTextWire } from '#wire';

/** What the platform says of a person's agreement. */
export interface Agreement {
  readonly isChanged: boolean;
  readonly updatedAtS: number;
}

export interface TermsSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The terms in the language of the page. */
export interface TermsText {
  readonly updatedAtS: number;
  readonly summary: string;
  readonly sections: readonly TermsSection[];
}

/** An answer that is none leaves the agreement unknown, so it is an error like silence. */
class MalformedAgreementError extends Error {
  override readonly name = 'MalformedAgreementError';

  constructor() {
    super('The status of the terms has no result or no time: it is not believed');
  }
}

/** @throws MalformedAgreementError */
export function readAgreement(wire: AgreementStatus): Agreement {
  const { result, updatedAt } = (wire ?? {}) as Partial<AgreementStatus>;
  if (typeof result !== 'boolean' || typeof updatedAt !== 'number') throw new MalformedAgreementError();
  return { isChanged: result, updatedAtS: updatedAt };
}

export function readTermsText({ updatedAt, summary, sections }: TermsTextWire): TermsText {
  return { updatedAtS: updatedAt, summary, sections };
}
