import type { ContactAnswer, UserConfig } from '#wire';
import {
  isEmailConfirmed,
  isPhoneConfirmed,
  type ActivationType,
} from '#domain/accounts/activationType.ts';
import type { ContactChange, OwnContacts } from './Contacts.ts';

export function readOwnContacts(config: UserConfig): OwnContacts {
  const type = config.activation_type as ActivationType;
  return {
    email: {
      value: config.user_email,
      isConfirmed: config.user_email !== '' && isEmailConfirmed(type),
      pending: config.pending_email,
    },
    phone: {
      value: config.phone_number,
      isConfirmed: config.phone_number !== '' && isPhoneConfirmed(type),
      pending: config.pending_phone,
    },
  };
}

export function readContactChange({ result, code }: ContactAnswer): ContactChange {
  return {
    contacts: readOwnContacts(result),
    code: code && {
      guid: code.token,
      expiresAtS: code.expires_at,
      resendAtS: code.resend_at,
    },
  };
}
