import type {
  AccountWire,
  LoginAnswer,
  PersonRight,
  SignInAnswer as SignInWire,
  UserConfig,
} from '#wire';
import type {
  Account,
  AccountKind,
  NewDeviceTicket,
  TwoStepPrompt,
  UserFacts,
} from '../contract.ts';
import { banOfLevel } from '#domain/accounts/ban.ts';
import { unconfirmedContact, type ActivationType } from '#domain/accounts/activationType.ts';
import {
  isContradictory,
  verificationState,
  type VerificationFacts,
} from '#domain/identity/verificationState.ts';
import { initialsOf } from '../header/initialsOf.ts';

const kinds: Readonly<Record<AccountWire['type'], AccountKind>> = {
  0: 'main',
  4: 'bonus',
  9: 'currency',
};

/** Result of a completed sign-in. */
export interface SignInAnswer {
  readonly userId: number;
  readonly token: { readonly token: string; readonly expiresAtS: number };
  readonly previousSignInAtS: number | undefined;
}

/** Sign-in that may still need the second factor, or a confirmation by e-mail. */
export type SignInStep =
  | { readonly kind: 'signed-in'; readonly answer: SignInAnswer }
  | ({ readonly kind: 'two-step' } & TwoStepPrompt)
  | ({ readonly kind: 'new-device' } & NewDeviceTicket);

export function readAccount(wire: AccountWire): Account {
  return {
    id: wire.id,
    kind: kinds[wire.type],
    label: wire.label,
    currency: wire.iso,
    balance: wire.money,
  };
}

export function readUserFacts(result: UserConfig): UserFacts {
  return {
    userId: result.user_id,
    login: result.login,
    name: result.user_name,
    initials: initialsOf(result.user_name, result.login),
    email: result.user_email,
    countryCode: result.user_country_code,
    ban: banOfLevel(result.ban_level, result.ban_version),
    hasDeposit: result.has_deposit,
    isVerified: verificationState(factsOf(result)) === 'verified',
    isProofContradictory: isContradictory(factsOf(result)),
    needsIdentityToPlay: result.identity_needed_for?.includes('play') ?? false,
    needsIdentification: result.is_need_identification,
    hasDataAfterRegistration: result.isDataAfterRegistration,
    hasIdentificationBonus: result.is_identification_bonus === true,
    isPayAndPlay: result.is_pay_and_play,
    needsContact:
      result.is_pay_and_play &&
      result.phone_number === '' &&
      result.user_email === '' &&
      result.pending_email === undefined &&
      result.pending_phone === undefined,
    hasCutLineOdds: result.isCCLine,
    hasCutLiveOdds: result.isCClive,
    closedRights: readClosedRights(result.rights ?? []),
    isTransferRequired: result.isRequiredTransfer === true,
    isBalanceHidden: result.user_hide_balance,
    hiddenLineSportIds: result.disallow_line_sport,
    hiddenLiveSportIds: result.disallow_live_sport,
    excludedUntilS: result.excluded_until,
    depositsClosedUntilS: result.deposits_closed_until,
    sessionOverUntilS: result.session_over_until,
    realityCheckAtS: result.reality_check_at,
    contactToConfirm: unconfirmedContact(result.activation_type as ActivationType, {
      hasEmail: result.user_email !== '',
      hasPhone: result.phone_number !== '',
    }),
    daysToActivate: result.remaining_days_to_activate,
  };
}

/** A right that is closed without a reason is closed as well. */
export function readClosedRights(rights: readonly PersonRight[]): UserFacts['closedRights'] {
  return Object.fromEntries(
    rights.flatMap(({ right, allowed, reason = '' }) => (allowed ? [] : [[right, reason]])),
  );
}

function factsOf(result: UserConfig): VerificationFacts {
  return {
    requestedDocument: result.requested_additional_document ?? '',
    internalStatus: result.internal_verification_status ?? 0,
    groupCode: result.verification_status_group_code ?? '',
    userStatusId: result.user_status_id ?? 0,
    verificationStatus: result.verification_status,
  };
}

export function readSignIn(wire: LoginAnswer): SignInAnswer {
  return {
    userId: wire.user_id,
    token: { token: wire.data.token, expiresAtS: wire.data.expires_at },
    previousSignInAtS: wire.previous_sign_in_at,
  };
}

/** Reads the next step: a session, a second factor, or a confirmation by e-mail. */
export function readSignInStep(wire: SignInWire): SignInStep {
  if (!('next' in wire)) return { kind: 'signed-in', answer: readSignIn(wire) };
  const { ticket, expires_at: expiresAtS } = wire;
  return wire.next === 'two_step'
    ? {
        kind: 'two-step',
        ticket,
        expiresAtS,
        methods: wire.methods ?? ['totp', 'recovery_code'],
        canTrustDevice: wire.can_trust_device === true,
      }
    : { kind: 'new-device', ticket, sentTo: wire.sent_to, expiresAtS, resendAtS: wire.resend_at };
}
