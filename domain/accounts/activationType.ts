/** Confirmed contacts: none, e-mail only, both, phone only. The platform's numbers. */
export type ActivationType = 0 | 1 | 2 | 3;

/** A phone is confirmed: none becomes phone only, e-mail only becomes both. */
export function withPhone(type: ActivationType): ActivationType {
  return isEmailConfirmed(type) ? 2 : 3;
}

/** An e-mail address is confirmed. */
export function withEmail(type: ActivationType): ActivationType {
  return isPhoneConfirmed(type) ? 2 : 1;
}

/** The phone is another one, or gone. */
export function withoutPhone(type: ActivationType): ActivationType {
  return isEmailConfirmed(type) ? 1 : 0;
}

/** The e-mail address is another one, or gone. */
export function withoutEmail(type: ActivationType): ActivationType {
  return isPhoneConfirmed(type) ? 3 : 0;
}

/** The e-mail address is confirmed. */
export function isEmailConfirmed(type: ActivationType): boolean {
  return type === 1 || type === 2;
}

/** A contact that is known and not confirmed, the address first; undefined where none is. */
export function unconfirmedContact(
  type: ActivationType,
  { hasEmail, hasPhone }: { readonly hasEmail: boolean; readonly hasPhone: boolean },
): 'email' | 'phone' | undefined {
  if (hasEmail && !isEmailConfirmed(type)) return 'email';
  return hasPhone && !isPhoneConfirmed(type) ? 'phone' : undefined;
}

/** The telephone number is confirmed. */
export function isPhoneConfirmed(type: ActivationType): boolean {
  return type === 2 || type === 3;
}
