import { callHost } from './platform/http/callHost.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import { Rights } from './platform/access/Rights.ts';
import { Transfers } from './platform/access/Transfers.ts';
import { LoginAttempts } from './platform/accounts/sign-in/LoginAttempts.ts';
import { OfficeMenuKeys } from './platform/accounts/OfficeMenuKeys.ts';
import { Preferences } from './platform/accounts/Preferences.ts';
import { CodeTries } from './platform/accounts/codes/CodeTries.ts';
import { ContactChanges } from './platform/accounts/contacts/ContactChanges.ts';
import { DeviceProofs } from './platform/accounts/sign-in/DeviceProofs.ts';
import { KnownDevices } from './platform/accounts/sign-in/KnownDevices.ts';
import { SignedTokens } from './platform/accounts/sign-in/SignedTokens.ts';
import { SecondFactors } from './platform/accounts/second-factor/SecondFactors.ts';
import { TwoStepTickets } from './platform/accounts/second-factor/TwoStepTickets.ts';
import { Sessions } from './platform/accounts/sign-in/Sessions.ts';
import { Users } from './platform/accounts/Users.ts';
import {
  defaultPasswordCost,
  PasswordHashing,
} from './platform/accounts/password/PasswordHashing.ts';
import { Profiles } from './platform/accounts/Profiles.ts';
import { KnownPasswords } from './platform/accounts/password/KnownPasswords.ts';
import { Requests } from './platform/requests/Requests.ts';
import { PersonFiles } from './platform/files/PersonFiles.ts';
import { PersonMarks } from './platform/feed/PersonMarks.ts';
import { ActivationService } from './platform/mail/ActivationService.ts';
import { EmailTokens } from './platform/mail/EmailTokens.ts';
import { Mailer } from './platform/mail/Mailer.ts';
import { PersonMessages } from './platform/mail/PersonMessages.ts';
import { OwnerEmails } from './platform/mail/OwnerEmails.ts';
import { SourceLimits } from './platform/http/SourceLimits.ts';
import { MailingSettings } from './platform/mail/MailingSettings.ts';
import { NewsletterService } from './platform/mail/NewsletterService.ts';
import { Outbox } from './platform/mail/Outbox.ts';
import { Captcha } from './platform/challenge/Captcha.ts';
import { Fingerprints } from './platform/challenge/Fingerprints.ts';
import { Conversions } from './platform/accounts/conversion/Conversions.ts';
import { Passkeys } from './platform/accounts/passkeys/Passkeys.ts';
import { Instruments } from './platform/identity/Instruments.ts';
import { notifyDuplicate } from './platform/identity/notifyDuplicate.ts';
import { Identity } from './platform/identity/Identity.ts';
import { PlayTime } from './platform/protection/PlayTime.ts';
import { Prompts } from './platform/protection/Prompts.ts';
import { Protection } from './platform/protection/Protection.ts';
import { ProtectionEmails } from './platform/protection/ProtectionEmails.ts';
import { ProofCodes } from './platform/accounts/second-factor/ProofCodes.ts';
import { SmsCodes } from './platform/accounts/sign-in/SmsCodes.ts';
import { SignInQrs } from './platform/accounts/sign-in/SignInQrs.ts';
import { SignInLog } from './platform/accounts/sign-in/SignInLog.ts';
import { SignInLinks } from './platform/accounts/sign-in/SignInLinks.ts';
import { isLocal } from './platform/http/isAllowedOrigin.ts';
import { ownName } from './platform/http/ownName.ts';
import { type NotifyUser, type Infrastructure } from './createInfrastructure.ts';

const defaultCaptchaCost = 5000;

const defaultCaptchaAfter = 3;

/** Creates accounts, sessions, captcha, device records and e-mail. */
export function createAccountServices(
  { incidents, store, ledger, nowMs, later, timers }: Infrastructure,
  options: SandboxOptions,
  notifyUser: NotifyUser,
) {
  const users = new Users(store);
  const brandName = options.brandName ?? (() => 'Grandstand');
  const isHostOfBrand = (host: string): boolean => {
    const origin = options.letterOrigin?.(host);
    const name = host.replace(/:\d+$/, '');
    return origin === undefined || isLocal(host) || new URL(origin).hostname === name;
  };
  const profileAt = options.protectionProfile ?? (() => 'strict' as const);
  const signedTokens = new SignedTokens(nowMs);
  const outbox = new Outbox(store, nowMs);
  const limits = new SourceLimits(nowMs, (notice) =>
    incidents.add('texts-run-short', new Error(notice)),
  );
  const mailer = new Mailer(outbox, nowMs, (recipient) => {
    const host = callHost.getStore() ?? users.hostOf(recipient);
    const origin = options.letterOrigin?.(host) ?? '';
    return {
      name: brandName(host),
      origin,
      host: origin === '' ? ownName(host, options.allowedHosts ?? []) : new URL(origin).hostname,
    };
  });
  const tokens = new EmailTokens(store, nowMs);
  const mailing = new MailingSettings(store);
  const messages = new PersonMessages({ store, mailer, nowMs, later, onChange: notifyUser });
  const contacts = new ContactChanges({ store, users, messages, nowMs });
  const profiles = new Profiles(store);
  const files = new PersonFiles(store, nowMs);
  const personRequests = new Requests({
    store,
    users,
    files,
    mailer,
    timers,
    nowMs,
    onChange: notifyUser,
  });
  const signInLog = new SignInLog(store, nowMs);
  const protection = new Protection({
    store,
    users,
    ledger,
    nowMs,
    onChange: notifyUser,
    emails: new ProtectionEmails({ users, messages }),
    profileAt,
  });
  const transfers = new Transfers({ store, nowMs });
  const rights = new Rights({ store, transfers, users, nowMs });
  return {
    /** Name of the brand at a host. */
    brandName,
    /** Whether a host belongs to the brand or this machine; true without configured brands. */
    isHostOfBrand,
    /** Profile of responsible gambling of the brand at a host. */
    profileAt,
    users,
    signedTokens,
    outbox,
    limits,
    mailer,
    ownerEmails: new OwnerEmails({ users, contacts, messages }),
    messages,
    paymentMarks: new PersonMarks((userId) => later(() => notifyUser(userId))),
    mailing,
    profiles,
    files,
    personRequests,
    officeMenuKeys: new OfficeMenuKeys(),
    instruments: new Instruments({ store, users, protection, nowMs }),
    identity: new Identity({
      store,
      users,
      profiles,
      messages,
      timers,
      nowMs,
      protection,
      hostOf: () => callHost.getStore() ?? '',
      onKnown: notifyDuplicate({ users, mailer, limits, mailing, protection, later }),
      onSecond: (userId, accounts) => {
        rights.hold(userId, 'second');
        for (const id of accounts) protection.breaks.copyExclusion(userId, id);
      },
      onChange: notifyUser,
    }),
    contacts,
    preferences: new Preferences({ store, users, nowMs }),
    sessions: new Sessions(store, nowMs),
    attempts: new LoginAttempts(store),
    codeTries: new CodeTries(store, nowMs),
    factors: new SecondFactors(store, nowMs),
    proofCodes: new ProofCodes(store, nowMs),
    tickets: new TwoStepTickets(store, nowMs),
    devices: new KnownDevices(store, nowMs),
    deviceProofs: new DeviceProofs(store, nowMs),
    captcha: new Captcha({ signedTokens, nowMs, cost: options.captchaCost ?? defaultCaptchaCost }),
    fingerprints: new Fingerprints(signedTokens, nowMs),
    activation: new ActivationService({
      users,
      mailer,
      tokens,
      contacts,
      later,
      onChange: notifyUser,
    }),
    news: new NewsletterService({ users, mailer, tokens, mailing }),
    passkeys: new Passkeys(store, nowMs),
    protection,
    transfers,
    rights,
    play: new PlayTime({
      store,
      ledger,
      protection,
      nowMs,
      onChange: notifyUser,
      zoneAt: options.timeZone ?? (() => 0),
    }),
    prompts: new Prompts({ store, protection, signInLog, nowMs, onChange: notifyUser }),
    smsCodes: new SmsCodes({ store, users, mailer, nowMs, later }),
    signInLinks: new SignInLinks(store, nowMs),
    signInLog,
    signInQrs: new SignInQrs(store, nowMs),
    conversions: new Conversions({ store, ledger, users, nowMs }),
    knownPasswords: new KnownPasswords(),
    passwords: new PasswordHashing({ cost: options.passwordCost ?? defaultPasswordCost }),
    /** Number of wrong passwords for a login after which a captcha is required as well. */
    captchaAfter: options.captchaAfter ?? defaultCaptchaAfter,
  };
}

export type AccountServices = ReturnType<typeof createAccountServices>;
