import type { User } from '../accounts/Users.ts';
import type { Addressee } from './Mailer.ts';

/** Every way to reach a person, letters first. An address that the platform made reaches nobody. */
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

/** Who has an address, or a number with its country. */
export function addresseeAt(contact: string, language: string): Addressee {
  return { recipient: contact, language, channel: contact.startsWith('+') ? 'sms' : 'email' };
}
