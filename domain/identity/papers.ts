/** What is proved of a person. */
export const checkKinds = ['age', 'name', 'address', 'instrument', 'funds'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** What makes a person verified. */
export const neededChecks: readonly CheckKind[] = ['age', 'name', 'address'];

/** Where the proof of one thing stands. */
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

/** What a paper can prove. */
export function provedBy(paper: Paper): readonly CheckKind[] {
  return proved[paper];
}

/** The papers that prove something. */
export function papersFor(kind: CheckKind): readonly Paper[] {
  return papers.filter((paper) => proved[paper].includes(kind));
}

/** Why a paper is refused. The page says what to do about each. */
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

/** Why the operator asks a person for one more proof. */
export const askReasons = ['amounts', 'instrument', 'expired', 'law', 'birth_date'] as const;
export type AskReason = (typeof askReasons)[number];

/** After so many refusals a person of the support helps. Requirement ID07. */
export const mostTries = 5;
