import type { SandboxPlatform, Person } from '#sandbox';

/** All that is kept of a person, but for what would open the account. Source: GDPR, 15 and 20. */
export function personExport(
  platform: SandboxPlatform,
  person: Person,
): Readonly<Record<string, unknown>> {
  const { identity, ledger, mailing, profiles, protection, sessions, signInLog, store } = platform;
  const { id } = person;
  return {
    person: {
      id,
      login: person.login,
      name: person.name,
      email: person.hasEmail ? person.email : '',
      phone: person.phone,
      country: person.country,
      language: person.language,
    },
    profile: profiles.of(id) ?? null,
    identity: identity.checksOf(person).map(({ kind, state, changedAtMs }) => ({
      kind,
      state,
      changedAtMs: changedAtMs ?? null,
    })),
    accounts: ledger.accountsOf(id).map((account) => ({
      id: account.id,
      label: account.label,
      currency: account.currency,
      balanceMinor: account.balanceMinor,
    })),
    ledger: ledger.statement(id),
    bets: store.all(
      `SELECT id, account_id, type_id, stake_minor, currency, coef, status_id, payout_minor,
        placed_at_ms, settled_at_ms FROM coupons WHERE user_id = ? ORDER BY id`,
      id,
    ),
    limits: protection.limitsOf(id).filter(({ minor, wish }) => (minor ?? wish) !== undefined),
    breaks: protection.breaks.of(id),
    sessions: sessions.list(id).map(({ agent, country, way, beganAtMs }) => ({
      agent,
      country,
      way,
      beganAtMs,
    })),
    signIns: signInLog.of(id),
    mailing: mailing.of(id),
  };
}
