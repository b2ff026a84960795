import {
  ApiError,
  dayMs,
  notFound,
  ownTries,
  passwordRuleOf,
  readAgent,
  readBody,
  requireLevel,
  requireNewPassword,
  requireOwnSession,
  endBegunSignIns,
  requireOwner,
  totpOf,
  type SandboxContext,
  type SandboxPart,
  type SandboxPlatform,
  type Person,
} from '#sandbox';
import type {
  ClosureState,
  PersonExport,
  RecoveryCodes,
  SecurityState,
  SessionList,
  SignInLog,
  TotpSetup,
} from '#wire';
import { addQrRoutes } from './addQrRoutes.ts';
import { personExport } from './personExport.ts';
import { tablesIn } from './tablesIn.ts';
import {
  isChangePasswordRequest,
  isEmailAuthRequest,
  isTotpCode,
} from '#wire/validators/security.js';

const path = '/web-api/security/v1';
const exportEveryMs = dayMs;
/** Years of retention by Directive (EU) 2015/849, article 40. */
const retentionYears = 5;
/** Kind of accounts with the operator's money, which ends with the account. */
const bonusAccount = 4;
/** Activation levels at which the address, or the number, is confirmed. */
const confirmed = { email: [1, 2], phone: [2, 3] } as const;

/** Protection of an account, its second factor, and its sessions. */
export const sandboxPart: SandboxPart = {
  addRoutes(app, platform) {
    const { brandName, factors, knownPasswords, ownerEmails, passwords, user, users } = platform;
    const tell = (
      context: SandboxContext,
      { id }: Person,
      letter:
        | 'secondFactorOn'
        | 'secondFactorOff'
        | 'sessionsEnded'
        | 'passwordChanged'
        | 'emailAuthOn'
        | 'emailAuthOff',
    ): void => ownerEmails.notify(context, id, letter);

    app.get(`${path}/state`, (context) =>
      context.json<SecurityState>(stateOf(platform, context, user(context))),
    );
    app.post(`${path}/totp`, (context) => {
      // Replacing a bound app requires a stronger proof than binding the first.
      const person = requireLevel(
        platform,
        context,
        factors.isOn(user(context).id) ? 'fresh2' : 'fresh',
      );
      const secret = factors.begin(person.id);
      const issuer = brandName(context.var.caller.host);
      const uri = totpOf(secret, { issuer, label: person.login }).toString();
      return context.json<TotpSetup>({ secret, uri });
    });
    app.post(`${path}/totp/confirm`, async (context) => {
      const person = requireLevel(
        platform,
        context,
        factors.isOn(user(context).id) ? 'fresh2' : 'fresh',
      );
      const { code } = await readBody(context, isTotpCode);
      const clockOff = factors.clockOffAtSetup(person.id, code);
      const {
        result: { codes },
      } = platform.codeTries.use(ownTries(person.id), () => {
        const bound = factors.confirm(person.id, code);
        return { kind: bound === undefined ? 'wrong' : 'right', codes: bound };
      });
      if (codes === undefined)
        throw new ApiError(400, 'code_wrong', 'The code is not one of this app', {
          field: 'code',
          ...(clockOff === undefined ? {} : { meta: { clock_off_minutes: clockOff } }),
        });
      tell(context, person, 'secondFactorOn');
      return context.json<RecoveryCodes>({ codes: [...codes] });
    });
    app.delete(`${path}/totp`, (context) => {
      const person = requireLevel(platform, context, 'fresh2');
      if (factors.isOn(person.id)) {
        factors.remove(person.id);
        tell(context, person, 'secondFactorOff');
      }
      return context.json<SecurityState>(stateOf(platform, context, person));
    });
    app.post(`${path}/recovery-codes`, (context) => {
      const person = requireLevel(platform, context, 'fresh2');
      if (!factors.isOn(person.id))
        throw new ApiError(409, 'two_step_off', 'No app is bound: there is nothing to recover');
      return context.json<RecoveryCodes>({ codes: [...factors.renewCodes(person.id)] });
    });

    app.put(`${path}/email-auth`, async (context) => {
      const { is_on: isOn } = await readBody(context, isEmailAuthRequest);
      // Removing protection requires a stronger proof than adding it.
      const person = requireLevel(platform, context, isOn ? 'fresh' : 'fresh2');
      if (isOn && !hasConfirmed(person, 'email'))
        throw new ApiError(409, 'email_unconfirmed', 'No address is confirmed to which to write');
      if (platform.deviceProofs.isOn(person.id) !== isOn) {
        platform.deviceProofs.set(person.id, isOn);
        tell(context, person, isOn ? 'emailAuthOn' : 'emailAuthOff');
      }
      return context.json<SecurityState>(stateOf(platform, context, person));
    });
    addQrRoutes(app, platform);

    app.post(`${path}/recovery-codes/saved`, (context) => {
      const person = user(context);
      factors.noteSaved(person.id);
      return context.json<SecurityState>(stateOf(platform, context, person));
    });

    app.post('/web-api/auth/v1/password', async (context) => {
      const person = user(context);
      const { current, password } = await readBody(context, isChangePasswordRequest);
      await requireOwner(platform, context, current);
      if (current === password)
        throw new ApiError(400, 'password_same', 'The new password is the old one', {
          field: 'password',
        });
      requireNewPassword(password, passwordRuleOf(platform, context, person), knownPasswords);
      const hash = await passwords.hash(password);
      user(context);
      users.setPassword(person.id, hash, platform.nowMs());
      endBegunSignIns(platform, person.id);
      for (const other of othersOf(platform, context, person)) {
        platform.sessions.end(other);
        platform.feed.endSession(other);
      }
      platform.notifyUser(person.id);
      tell(context, person, 'passwordChanged');
      return context.json<SessionList>(listOf(platform, context, person));
    });

    app.get('/web-api/user/v1/closure', (context) =>
      context.json<ClosureState>(closureOf(platform, user(context))),
    );
    app.post('/web-api/user/v1/closure', (context) => {
      const person = requireLevel(platform, context, 'fresh2');
      const { open_bets: openBets, balances, debts } = closureOf(platform, person);
      if (openBets > 0 || balances.length > 0 || debts.length > 0)
        throw new ApiError(409, 'closure_blocked', 'Bets are open, or money is owed either way', {
          meta: { open_bets: openBets, balances, debts },
        });
      users.close(person.id, platform.nowMs());
      for (const hash of platform.sessions.endAll(person.id)) platform.feed.endSession(hash);
      ownerEmails.notify(context, person.id, 'accountClosed');
      return context.body(null, 204);
    });
    app.post('/web-api/user/v1/exports', (context) => {
      const person = requireLevel(platform, context, 'fresh');
      const now = platform.nowMs();
      if (!users.claimExport(person.id, now, now - exportEveryMs))
        throw new ApiError(429, 'exported', 'All data are given once a day: try again tomorrow', {
          headers: { 'Retry-After': String(exportEveryMs / 1000) },
        });
      return context.json<PersonExport>({ data: personExport(platform, person) });
    });

    app.get(`${path}/log`, (context) =>
      context.json<SignInLog>({
        entries: platform.signInLog.of(user(context).id).map((entry) => ({
          at: Math.floor(entry.atMs / 1000),
          outcome: entry.outcome,
          way: entry.way,
          ...readAgent(entry.agent),
          country: knownCountry(entry.country),
        })),
      }),
    );
    app.get(`${path}/sessions`, (context) =>
      context.json<SessionList>(listOf(platform, context, user(context))),
    );
    const end = (context: SandboxContext, person: Person, hashes: readonly string[]): Response => {
      for (const hash of hashes) {
        platform.sessions.end(hash);
        platform.feed.endSession(hash);
      }
      if (hashes.length > 0) tell(context, person, 'sessionsEnded');
      return context.json<SessionList>(listOf(platform, context, person));
    };
    app.delete(`${path}/sessions/:id`, (context) => {
      const person = user(context);
      const found = othersOf(platform, context, person).find(
        (hash) => idOf(hash) === context.req.param('id'),
      );
      if (found === undefined)
        throw notFound('session_unknown', 'No other session of this person has that id');
      return end(context, person, [found]);
    });
    app.delete(`${path}/sessions`, (context) => {
      const person = user(context);
      return end(context, person, othersOf(platform, context, person));
    });
  },
};

function hasConfirmed(person: Person, contact: keyof typeof confirmed): boolean {
  const isThere = contact === 'email' ? person.hasEmail : person.phone !== '';
  const types: readonly number[] = confirmed[contact];
  return isThere && types.includes(person.activationType);
}

function stateOf(
  platform: SandboxPlatform,
  context: SandboxContext,
  person: Person,
): SecurityState {
  const { deviceProofs, factors, nowMs, passkeys, users } = platform;
  const firstSecretUntilMs = users.firstSecretUntilMs(person.id);
  const isOn = factors.isOn(person.id);
  const changedAtMs = users.passwordChangedAtMs(person.id);
  const rows = [
    // A passkey counts as two factors.
    { id: 'two_step', points: 50, is_done: isOn || passkeys.ofUser(person.id).length > 0 },
    { id: 'email', points: 25, is_done: hasConfirmed(person, 'email') },
    { id: 'phone', points: 25, is_done: hasConfirmed(person, 'phone') },
  ];
  return {
    protection_level: rows.reduce((sum, row) => sum + (row.is_done ? row.points : 0), 0),
    rows,
    is_two_step_on: isOn,
    recovery_codes_left: factors.codesLeft(person.id),
    ...(factors.bindsAnew(person.id) ? { binds_anew: true } : {}),
    has_saved_codes: factors.hasSavedCodes(person.id),
    has_password: users.hasPassword(person.id),
    is_password_known: users.hasKnownPassword(person.id),
    ...(changedAtMs === 0
      ? {}
      : { changed_pass_day_count: Math.floor((nowMs() - changedAtMs) / dayMs) }),
    ...(firstSecretUntilMs === undefined
      ? {}
      : {
          first_secret: {
            until: Math.floor(firstSecretUntilMs / 1000),
            is_due: listOf(platform, context, person).sessions.some(
              (session) => session.is_this && session.way !== 'registration',
            ),
          },
        }),
    // E-mail is no factor and adds no points.
    enable_email_auth: deviceProofs.isOn(person.id),
    can_enable_email_auth: hasConfirmed(person, 'email'),
  };
}

/** Returns the obstacles to closing an account: money and open bets must be settled first. */
function closureOf({ coupons, ledger, store }: SandboxPlatform, person: Person): ClosureState {
  return {
    open_bets: coupons.openOf(person.id).length,
    balances: ledger
      .accountsOf(person.id)
      .filter(({ balanceMinor, type }) => balanceMinor > 0 && type !== bonusAccount)
      .map(({ balanceMinor, currency }) => ({ minor: balanceMinor, currency })),
    debts: debtsOf(store, person),
    kept_years: retentionYears,
  };
}

/** Returns debts left by payments that were taken back; none without the payments plugin. */
function debtsOf(store: SandboxPlatform['store'], { id }: Person): ClosureState['debts'] {
  if (!tablesIn(store).has('payments')) return [];
  return store.all(
    `SELECT currency, SUM(debt_minor) AS minor FROM payments
      WHERE user_id = ? AND debt_minor > 0 GROUP BY currency ORDER BY currency`,
    id,
  );
}

function knownCountry(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? country : '';
}

/** Returns a public id of a session: a part of its secret's hash, which cannot open it. */
function idOf(hash: string): string {
  return hash.slice(0, 16);
}

function othersOf(platform: SandboxPlatform, context: SandboxContext, { id }: Person): string[] {
  const own = requireOwnSession(platform, context).idHash;
  return platform.sessions
    .list(id)
    .map(({ idHash }) => idHash)
    .filter((hash) => hash !== own);
}

function listOf(platform: SandboxPlatform, context: SandboxContext, { id }: Person): SessionList {
  const own = requireOwnSession(platform, context).idHash;
  return {
    sessions: platform.sessions.list(id).map(({ idHash, agent, country, way, ...at }) => ({
      id: idOf(idHash),
      ...readAgent(agent),
      country: knownCountry(country),
      way,
      began_at: Math.floor(at.beganAtMs / 1000),
      last_at: Math.floor(at.lastAtMs / 1000),
      is_this: idHash === own,
    })),
  };
}
