import type { Ledger } from '../ledger/Ledger.ts';
import type { Store } from '../store/Store.ts';
import type { Terms } from '../terms/Terms.ts';
import type { PasswordHashing } from './password/PasswordHashing.ts';
import type { UserChange, Users } from './Users.ts';

/** The person as whom the README lets sign in; all others of the demo have the same password. */
export const demoPerson = { login: 'demo', password: 'Demo-pass-1' } as const;

interface DemoUser {
  readonly login: string;
  readonly name: string;
  readonly country: string;
  readonly change: UserChange;
  readonly balanceMinor: number;
}

/** The accounts of the demo. */
const demoUsers: readonly DemoUser[] = [
  {
    login: demoPerson.login,
    name: 'Alex Demo',
    country: 'MT',
    change: { internalVerification: 1, hasDeposit: true, activationType: 1 },
    balanceMinor: 100_000,
  },
  {
    login: 'newbie',
    name: 'Sam Newbie',
    country: 'MT',
    change: { internalVerification: 1, hasDeposit: false, phone: '+35699990001' },
    balanceMinor: 0,
  },
  {
    login: 'banned',
    name: 'Kim Banned',
    country: 'MT',
    change: {
      internalVerification: 1,
      banLevel: 53,
      banVersion: 1,
      hasDeposit: true,
      activationType: 1,
    },
    balanceMinor: 2500,
  },
  {
    login: 'unverified',
    name: 'Robin Unverified',
    country: 'MT',
    change: { hasDeposit: false, activationType: 1 },
    balanceMinor: 0,
  },
];

/** `demo` also has an account in US dollars, in cents. */
const currencyBalanceMinor = 8620;

/** Adds the demo accounts. The seeded history of `demo` must end at this balance. */
export function seedUsers(
  store: Store,
  users: Users,
  terms: Terms,
  ledger: Ledger,
  passwords: PasswordHashing,
  nowMs: number,
  seedHistory: (userId: number, accountId: number, endsAtMinor: number) => void,
): void {
  store.transaction(() => {
    for (const { login, name, country, change, balanceMinor } of demoUsers) {
      const userId = users.add({
        login,
        email: `${login}@grandstand.example`,
        name,
        country,
        passwordHash: passwords.hashDemo(login, demoPerson.password),
      });
      const accountId = ledger.openAccount(userId, 'EUR', 0, 'Main account');
      users.setActiveAccount(userId, accountId);
      users.change(userId, change);
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
