import type { User } from '../accounts/Users.ts';
import type { Addressee } from './Mailer.ts';

/** Returns every contact of a person, e-mail first. Generated addresses are excluded. */
export function addresseesOf({
  email,
  hasEmail,
  phone,
  language,
}: Pick<User, 'email' | 'hasEmail' | 'phone' | 'language'>): readonly Addressee[] {
  return [...(hasEmail ? [email] : []), ...(phone === '' ? [] : [phone])].map((contact) =>
    addresseeAt(contact, language),
  );
}

/** Returns the addressee of an e-mail address or of a number with its country code. */
export function addresseeAt(contact: string, language: string): Addressee {
  return { recipient: contact, language, channel: contact.startsWith('+') ? 'sms' : 'email' };
}
