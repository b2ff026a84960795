import type { UserData } from '#wire';
import type { Account, UserFacts } from '../contract.ts';
import { readAccount, readUserFacts } from '../sign-in/authFromWire.ts';

/** Message of the `user` channel: all changed accounts, and the person if changed. */
export interface UserChange {
  readonly accounts: readonly Account[];
  readonly user: UserFacts | undefined;
}

export function readUserChange(data: object): UserChange {
  const { accounts = [], user } = data as UserData;
  return {
    accounts: accounts.map(readAccount),
    user: user === undefined ? undefined : readUserFacts(user),
  };
}
