/** Facts about a person that can be proved. */
export const checkKinds = ['age', 'name', 'address', 'instrument', 'funds'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** Checks that make a person verified. */
export const neededChecks: readonly CheckKind[] = ['age', 'name', 'address'];

/** States of one check. */
export const checkStates = ['not_asked', 'needed', 'in_review', 'done', 'refused'] as const;
export type CheckState = (typeof checkStates)[number];

export const papers = [
  'passport',
  'id_card',
  'driving_licence',
  'utility_bill',
  'bank_statement',
  'payslip',
] as const;
export type Paper = (typeof papers)[number];

const proved: Readonly<Record<Paper, readonly CheckKind[]>> = {
  passport: ['age', 'name'],
  id_card: ['age', 'name'],
  driving_licence: ['age', 'name'],
  utility_bill: ['address'],
  bank_statement: ['address', 'instrument', 'funds'],
  payslip: ['funds'],
};

/** The checks that a document can prove. */
export function provedBy(paper: Paper): readonly CheckKind[] {
  return proved[paper];
}

/** The documents that prove a check. */
export function papersFor(kind: CheckKind): readonly Paper[] {
  return papers.filter((paper) => proved[paper].includes(kind));
}

/** Reasons for refusing a document; the page explains the remedy of each. */
export const refusals = [
  'unreadable',
  'cut',
  'expired',
  'too_old',
  'other_person',
  'other_address',
  'wrong_paper',
  'known_account',
] as const;
export type Refusal = (typeof refusals)[number];

/** Reasons for which the operator requests a further proof. */
export const askReasons = ['amounts', 'instrument', 'expired', 'law', 'birth_date'] as const;
export type AskReason = (typeof askReasons)[number];

/** Refusals after which support staff helps. Requirement ID07. */
export const mostTries = 5;
