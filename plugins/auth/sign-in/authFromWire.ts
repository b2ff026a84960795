import type { AccountWire, LoginAnswer, SignInAnswer as SignInWire, UserConfig } from '#wire';
import type { Account, AccountKind, Ban, TwoStepTicket, UserFacts } from '../contract.ts';
import { verificationState, type VerificationFacts } from '#domain/identity/verificationState.ts';
import { initialsOf } from '../header/initialsOf.ts';

const kinds: Readonly<Record<AccountWire['type'], AccountKind>> = {
  0: 'main',
  4: 'bonus',
  9: 'currency',
};

/** What a sign-in gives. */
export interface SignInAnswer {
  readonly userId: number;
  readonly token: { readonly token: string; readonly expiresAtS: number };
  readonly previousSignInAtS: number | undefined;
}

/** A sign-in that may still need the second factor. */
export type SignInStep =
  | { readonly kind: 'signed-in'; readonly answer: SignInAnswer }
  | ({ readonly kind: 'two-step' } & TwoStepTicket);

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
    ban: readBan(result),
    hasDeposit: result.has_deposit,
    isVerified: verificationState(factsOf(result)) === 'verified',
    needsIdentityToPlay: result.identity_needed_for?.includes('play') ?? false,
    needsIdentification: result.is_need_identification,
    hasDataAfterRegistration: result.isDataAfterRegistration,
    isPayAndPlay: result.is_pay_and_play,
    needsContact:
      result.is_pay_and_play &&
      result.phone_number === '' &&
      result.user_email === '' &&
      result.pending_email === undefined &&
      result.pending_phone === undefined,
    hasCutLineOdds: result.isCCLine,
    hasCutLiveOdds: result.isCClive,
    excludedUntilS: result.excluded_until,
    sessionOverUntilS: result.session_over_until,
    realityCheckAtS: result.reality_check_at,
  };
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

/** Levels that leave taking money out: 53 in the first version of bans, 45 in later ones. */
function readBan({ ban_level, ban_version }: UserConfig): Ban {
  if (ban_level <= 0) return 'none';
  return ban_level === (ban_version === 1 ? 53 : 45) ? 'except-withdrawal' : 'full';
}

export function readSignIn(wire: LoginAnswer): SignInAnswer {
  return {
    userId: wire.user_id,
    token: { token: wire.data.token, expiresAtS: wire.data.expires_at },
    previousSignInAtS: wire.previous_sign_in_at,
  };
}

export function readSignInStep(wire: SignInWire): SignInStep {
  return 'next' in wire
    ? { kind: 'two-step', ticket: wire.ticket, expiresAtS: wire.expires_at }
    : { kind: 'signed-in', answer: readSignIn(wire) };
}
