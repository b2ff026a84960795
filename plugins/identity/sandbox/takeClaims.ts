import { isSameName, isSameText, type IdentityClaims, type SandboxPlatform } from '#sandbox';
import { readBirthDate } from '#domain/accounts/person/birthDate.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { CheckKind } from '#domain/identity/papers.ts';
import type { IdentityVisitEnd } from '#wire';

interface Taken {
  readonly end: IdentityVisitEnd['end'];
  readonly proved: readonly CheckKind[];
}

function nothing(end: IdentityVisitEnd['end']): Taken {
  return { end, proved: [] };
}

/**
 * Compares the claims of a provider with the person. Details that agree are confirmed, missing ones
 * are taken from the provider, and another name proves nothing.
 */
export function takeClaims(
  { identity, profiles, users }: Pick<SandboxPlatform, 'identity' | 'profiles' | 'users'>,
  userId: number,
  claims: IdentityClaims,
  { today, minAge }: { readonly today: string; readonly minAge: number },
): Taken {
  const [year = '', month = '', day = ''] = claims.birthDate.split('-');
  const birth = readBirthDate({ year, month, day }, { today, minAge });
  if ('problem' in birth) return nothing(birth.problem === 'too-young' ? 'under_age' : 'failed');
  const said = profiles.of(userId);
  if (
    said !== undefined &&
    said.lastName !== '' &&
    !(said.birthDate === claims.birthDate && isSameName(said, claims))
  )
    return nothing('mismatch');
  const { address } = claims;
  const isAddressOpen = said === undefined || said.street === '';
  const person: Person = {
    firstName: said?.firstName ?? claims.firstName,
    lastName: said?.lastName ?? claims.lastName,
    birthDate: claims.birthDate,
    street: isAddressOpen ? (address?.street ?? '') : said.street,
    postcode: isAddressOpen ? (address?.postcode ?? '') : said.postcode,
    city: isAddressOpen ? (address?.city ?? '') : said.city,
    region: said?.region ?? '',
  };
  const isAddressProved =
    address !== undefined &&
    isSameText(address.street, person.street) &&
    isSameText(address.postcode, person.postcode);
  const kinds: readonly CheckKind[] = isAddressProved
    ? ['age', 'name', 'address']
    : ['age', 'name'];
  const user = users.byId(userId);
  if (user === undefined) return nothing('failed');
  const open = identity
    .checksOf(user)
    .filter(({ kind, state }) => kinds.includes(kind) && state !== 'done')
    .map(({ kind }) => kind);
  profiles.save(userId, person);
  identity.settle(userId, open, 'done');
  const after = users.byId(userId);
  const isKnown =
    after !== undefined &&
    identity.checksOf(after).some(({ reason }) => reason === 'known_account');
  return isKnown ? nothing('known') : { end: 'verified', proved: kinds };
}
