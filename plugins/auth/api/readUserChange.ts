import type { UserData } from '#wire';
import type { Account } from '../contract.ts';
import { readAccount } from './fromWire.ts';

/** What a message of the `user` channel says of the accounts: those that changed, whole. */
export interface UserChange {
  readonly accounts: readonly Account[];
}

export function readUserChange(data: object): UserChange {
  return { accounts: ((data as UserData).accounts ?? []).map(readAccount) };
}
