import type { Person } from '#domain/accounts/person/Person.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Store } from '../store/Store.ts';
import type { Terms } from '../terms/Terms.ts';
import type { PasswordHashing } from './password/PasswordHashing.ts';
import type { Rights } from '../access/Rights.ts';
import type { Profiles } from './Profiles.ts';
import type { SecondFactors } from './second-factor/SecondFactors.ts';
import type { UserChange, Users } from './Users.ts';

/** Sign-in of the README; all people of the demo have the same password. */
export const demoPerson = { login: 'demo', password: 'Demo-pass-1' } as const;

/** Key of the authenticator app of `twostep`; sandbox/README.md prints it. */
export const demoTotpSecret = 'GRANDSTANDDEMOTWOSTEPSECRET23456';

interface DemoUser {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  /** Proved data of a verified person. */
  readonly proved?: Pick<Person, 'birthDate' | 'street' | 'postcode' | 'city'>;
  readonly change: UserChange;
  readonly balanceMinor: number;
  readonly totpSecret?: string;
  readonly isFrozen?: boolean;
}

/** Accounts of the demo. */
const demoUsers: readonly DemoUser[] = [
  {
    login: demoPerson.login,
    firstName: 'Alex',
    lastName: 'Demo',
    country: 'MT',
    proved: {
      birthDate: '1988-04-17',
      street: '14 Old Mill Street',
      postcode: 'VLT 1433',
      city: 'Valletta',
    },
    change: { internalVerification: 1, hasDeposit: true, activationType: 1 },
    balanceMinor: 100_000,
  },
  {
    login: 'newbie',
    firstName: 'Sam',
    lastName: 'Newbie',
    country: 'MT',
    proved: {
      birthDate: '1996-09-30',
      street: '3 Lighthouse Road',
      postcode: 'SLM 1522',
      city: 'Sliema',
    },
    change: { internalVerification: 1, hasDeposit: false, phone: '+35699990001' },
    balanceMinor: 0,
  },
  {
    login: 'banned',
    firstName: 'Kim',
    lastName: 'Banned',
    country: 'MT',
    proved: {
      birthDate: '1979-01-08',
      street: '27 Harbour Lane',
      postcode: 'BRG 1215',
      city: 'Birgu',
    },
    change: {
      internalVerification: 1,
      ban: 'except-withdrawal',
      hasDeposit: true,
      activationType: 1,
    },
    balanceMinor: 2500,
  },
  {
    login: 'unverified',
    firstName: 'Robin',
    lastName: 'Unverified',
    country: 'MT',
    change: { hasDeposit: false, activationType: 1 },
    balanceMinor: 0,
  },
  {
    login: 'twostep',
    firstName: 'Toni',
    lastName: 'Twostep',
    country: 'MT',
    proved: {
      birthDate: '1991-11-02',
      street: '8 Bastion Square',
      postcode: 'MDN 1050',
      city: 'Mdina',
    },
    change: { internalVerification: 1, hasDeposit: true, activationType: 1 },
    balanceMinor: 20_000,
    totpSecret: demoTotpSecret,
  },
  {
    login: 'bankid',
    firstName: 'Billie',
    lastName: 'Bankid',
    country: 'MT',
    proved: {
      birthDate: '1985-06-21',
      street: '5 Market Street',
      postcode: 'VCT 2090',
      city: 'Victoria',
    },
    change: { internalVerification: 1, hasDeposit: true, payAndPlay: true, hasEmail: false },
    balanceMinor: 5000,
  },
  {
    login: 'vip',
    firstName: 'Val',
    lastName: 'Vip',
    country: 'MT',
    proved: {
      birthDate: '1974-02-14',
      street: '1 Garden Terrace',
      postcode: 'ATD 1300',
      city: 'Attard',
    },
    change: {
      internalVerification: 1,
      hasDeposit: true,
      activationType: 2,
      phone: '+35699990002',
    },
    balanceMinor: 1_000_000,
  },
  {
    login: 'frozen',
    firstName: 'Frankie',
    lastName: 'Frozen',
    country: 'MT',
    proved: {
      birthDate: '1982-12-05',
      street: '19 Salt Pans Road',
      postcode: 'XWK 1010',
      city: 'Żebbuġ',
    },
    change: { internalVerification: 1, hasDeposit: true, activationType: 1 },
    balanceMinor: 7500,
    isFrozen: true,
  },
];

/** Balance of the second account of `demo`, in US cents. */
const currencyBalanceMinor = 8620;

interface SeedDependencies {
  readonly store: Store;
  readonly users: Users;
  readonly profiles: Profiles;
  readonly terms: Terms;
  readonly ledger: Ledger;
  readonly factors: SecondFactors;
  readonly rights: Rights;
  readonly passwords: PasswordHashing;
  readonly nowMs: number;
}

/** Adds the demo accounts. The seeded history of `demo` must end at this balance. */
export function seedUsers(
  { store, users, profiles, terms, ledger, factors, rights, passwords, nowMs }: SeedDependencies,
  seedHistory: (userId: number, accountId: number, endsAtMinor: number) => void,
): void {
  store.transaction(() => {
    for (const user of demoUsers) {
      const { login, firstName, lastName, country, proved, change, balanceMinor } = user;
      const userId = users.add({
        login,
        email: `${login}@grandstand.example`,
        name: `${firstName} ${lastName}`,
        country,
        passwordHash: passwords.hashDemo(login, demoPerson.password),
        createdAtMs: nowMs,
      });
      const accountId = ledger.openAccount(userId, 'EUR', 0, 'Main account');
      users.setActiveAccount(userId, accountId);
      users.change(userId, change);
      if (proved !== undefined)
        profiles.save(userId, { firstName, lastName, ...proved, region: '' });
      if (user.totpSecret !== undefined) factors.bindDemo(userId, user.totpSecret);
      if (user.isFrozen === true) rights.hold(userId, 'frozen');
      terms.agree(userId);
      if (login === demoPerson.login) seedHistory(userId, accountId, balanceMinor);
      else ledger.move('opening', accountId, balanceMinor, nowMs);
    }
    const demo = users.byLogin(demoPerson.login);
    if (demo !== undefined)
      ledger.move(
        'opening',
        ledger.openAccount(demo.id, 'USD', 9, 'US dollar account'),
        currencyBalanceMinor,
        nowMs - 86_400_000,
      );
  });
}
