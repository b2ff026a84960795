/** Confirmed contacts: none, e-mail only, both, phone only. The platform's numbers. */
export type ActivationType = 0 | 1 | 2 | 3;

/** The type once the phone is confirmed: none becomes phone only, e-mail only becomes both. */
export function withPhone(type: ActivationType): ActivationType {
  return isEmailConfirmed(type) ? 2 : 3;
}

/** The type once the e-mail address is confirmed. */
export function withEmail(type: ActivationType): ActivationType {
  return isPhoneConfirmed(type) ? 2 : 1;
}

/** The type once the phone has changed or is removed. */
export function withoutPhone(type: ActivationType): ActivationType {
  return isEmailConfirmed(type) ? 1 : 0;
}

/** The type once the e-mail address has changed or is removed. */
export function withoutEmail(type: ActivationType): ActivationType {
  return isPhoneConfirmed(type) ? 3 : 0;
}

/** Whether the e-mail address is confirmed. */
export function isEmailConfirmed(type: ActivationType): boolean {
  return type === 1 || type === 2;
}

/** A known, unconfirmed contact, the e-mail address first; undefined if there is none. */
export function unconfirmedContact(
  type: ActivationType,
  { hasEmail, hasPhone }: { readonly hasEmail: boolean; readonly hasPhone: boolean },
): 'email' | 'phone' | undefined {
  if (hasEmail && !isEmailConfirmed(type)) return 'email';
  return hasPhone && !isPhoneConfirmed(type) ? 'phone' : undefined;
}

/** Whether the phone is confirmed. */
export function isPhoneConfirmed(type: ActivationType): boolean {
  return type === 2 || type === 3;
}
