/** Owner of the paying account, as known to the bank. */
export interface BankPayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly iban: string;
}

/** Customers of the demo bank; other payers enter their data. */
export const bankPeople: readonly BankPayer[] = [
  payer('Robin', 'Smith', '1990-02-03', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'),
  payer('Alex', 'Demo', '1988-04-17', 'MT31 MALT 0110 0007 7001 MTLC AST0 02S'),
  payer('Kim', 'Young', '2015-05-05', 'MT56 MALT 0110 0004 2042 MTLC AST0 03S'),
];

function payer(firstName: string, lastName: string, birthDate: string, iban: string): BankPayer {
  return { firstName, lastName, birthDate, iban };
}
