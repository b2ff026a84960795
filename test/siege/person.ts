/** A signed-in person who places bets on the platform. */
import type { Process } from './processes.ts';

export interface Person {
  readonly call: (method: string, path: string, body?: unknown, key?: string) => Promise<Response>;
  /** Body of a bet on an open outcome. */
  readonly bet: (minor: number) => Promise<object>;
}

interface Games {
  readonly games: readonly {
    readonly main: readonly {
      readonly outcomes: readonly {
        readonly id: number;
        readonly coef: number;
        readonly isBlocked: boolean;
      }[];
    }[];
  }[];
}

export async function signIn(platform: Process): Promise<Person> {
  const login = await fetch(`${platform.url}/web-api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uLogin: 'demo', uPassword: 'Demo-pass-1', save: true }),
  });
  if (login.status !== 200) throw new Error(`Sign-in is ${login.status}: ${await login.text()}`);
  const { data } = (await login.json()) as { readonly data: { readonly token: string } };
  const call: Person['call'] = (method, path, body, key) =>
    fetch(`${platform.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${data.token}`,
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { 'X-Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const { activeAccountId } = (await (await call('GET', '/web-api/user/v1/accounts')).json()) as {
    readonly activeAccountId: number;
  };
  return {
    call,
    async bet(minor) {
      const answer = await fetch(`${platform.url}/web-api/line/v1/games?section=line&limit=50`);
      const { games } = (await answer.json()) as Games;
      const outcome = games
        .flatMap(({ main }) => main.flatMap(({ outcomes }) => outcomes))
        .find(({ isBlocked }) => !isBlocked);
      if (outcome === undefined) throw new Error('Nothing to bet on');
      return {
        accountId: activeAccountId,
        typeId: 0,
        amount: { minor, currency: 'EUR' },
        bets: [{ id: outcome.id, coef: outcome.coef }],
        changeCoefAction: 1,
        coefViewId: 0,
      };
    },
  };
}

/** Inconsistencies of the books, by the control API. */
export async function faultsOfBooks(platform: Process): Promise<readonly string[]> {
  const answer = await fetch(`${platform.url}/sandbox/v1/ledger`);
  return ((await answer.json()) as { readonly faults: readonly string[] }).faults;
}
