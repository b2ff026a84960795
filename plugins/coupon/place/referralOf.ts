import type { Cookies } from '#core';

/** Referral of the person: the tag of the address, else the referrer's number. */
export function referralOf(cookies: Pick<Cookies, 'read'>): string | undefined {
  return ['ref', 'refererid']
    .map((name) => cookies.read(name))
    .find((tag) => tag !== undefined && /^[\w.:-]{1,64}$/.test(tag));
}
