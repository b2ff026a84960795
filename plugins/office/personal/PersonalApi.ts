import type { Http } from '#core';
import type { PersonalData, PersonalField } from '#domain/accounts/personalData.ts';
import {
  personalChangeToWire,
  personalFromWire,
  personalNumbersFromWire,
  type PersonalFile,
} from './personalFromWire.ts';

export async function loadPersonal(http: Http, signal?: AbortSignal): Promise<PersonalFile> {
  return personalFromWire(
    await http.call('office.profile', signal === undefined ? {} : { signal }),
  );
}

/** Loads the unmasked document numbers, after a step-up. */
export async function revealPersonal(
  http: Http,
): Promise<Readonly<Partial<Record<PersonalField, string>>>> {
  return personalNumbersFromWire(await http.call('office.revealProfile'));
}

/** Rejects with 409 if the data have changed since the version. */
export async function savePersonal(
  http: Http,
  change: Partial<PersonalData>,
  version: string,
): Promise<PersonalFile> {
  return personalFromWire(
    await http.call('office.changeProfile', {
      body: personalChangeToWire(change),
      headers: { 'If-Match': `"${version}"` },
    }),
  );
}
