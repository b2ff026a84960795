/** Rows of a person in a table, and the exported columns. */
interface ExportedTable {
  /** Name in the export. */
  readonly as: string;
  readonly columns: string;
  /** SQL condition with one placeholder for the person's id; by default on `user_id`. */
  readonly where?: string;
}

/** Reason why a table is not exported. */
type WithheldReason =
  /** Secrets that would open the account: hashes, codes, links, keys. */
  | 'secret'
  /** Pending step or its trace, deleted within a day. */
  | 'passing'
  /** Exported under another name. */
  | 'exported elsewhere'
  /** Internals of the platform without data of the person. */
  | 'inner';

const ofRequests = 'request_id IN (SELECT id FROM requests WHERE user_id = ?)';
const ofCoupons = 'coupon_id IN (SELECT id FROM coupons WHERE user_id = ?)';
const ofPayments = 'payment_id IN (SELECT id FROM payments WHERE user_id = ?)';
const ofAccounts = 'account_id IN (SELECT id FROM ledger_accounts WHERE user_id = ?)';
const ofChats = "chat_id IN (SELECT id FROM support_chats WHERE owner = 'user:' || ?)";

/** Returns a column of the transaction that a ledger entry belongs to. */
function ofTransaction(column: string): string {
  return `(SELECT ${column} FROM ledger_transactions WHERE id = transaction_id) AS ${column}`;
}

/**
 * All tables with data of a person, and what of them is exported (requirement SE12). A new table
 * needs an entry; a table without one fails the test.
 */
export const personTables: Readonly<Record<string, ExportedTable | WithheldReason>> = {
  account_conversions: {
    as: 'conversions',
    columns: 'account_id, from_currency, from_minor, to_currency, to_minor, rate, converted_at_ms',
  },
  account_holds: { as: 'holds', columns: 'reason, began_at_ms' },
  advances: {
    as: 'advances',
    columns: 'coupon_id, account_id, minor, repaid_minor',
    where: ofCoupons,
  },
  appeals: { as: 'appeals', columns: 'text, state, answer, created_at_ms, answered_at_ms' },
  bet_sports: 'exported elsewhere',
  blocks: { as: 'blocks', columns: 'block' },
  bonus_accounts: {
    as: 'bonuses',
    columns: 'account_id, wager_minor, wagered_minor, most_minor, ends_at_ms',
    where: ofAccounts,
  },
  cash_outs: {
    as: 'cashOuts',
    columns: 'coupon_id, state, paid_minor, created_at_ms, decides_at_ms, country',
  },
  cashback_bets: 'inner',
  cashback_levels: { as: 'cashbackLevels', columns: 'programme, level' },
  cashbacks: {
    as: 'cashbacks',
    columns: 'account_id, from_ms, staked_minor, returned_minor, minor, at_ms',
    where: ofAccounts,
  },
  closed_passwords: 'secret',
  consents: { as: 'consents', columns: 'kind, version, at_ms' },
  contact_changes: {
    as: 'contactChanges',
    columns: 'kind, old_contact, new_contact, asked_at_ms, confirmed_at_ms, undone_at_ms',
  },
  cookies_agreements: { as: 'cookieConsents', columns: 'agree_type, agreed_at_s' },
  coupon_corrections: {
    as: 'betCorrections',
    columns: 'coupon_id, at_ms, was_status_id, was_payout_minor, paid_minor, taken_minor',
    where: ofCoupons,
  },
  coupon_selections: {
    as: 'selections',
    columns: 'coupon_id, position, outcome_id, game_id, odds, starts_at_s, status_id',
    where: ofCoupons,
  },
  coupons: {
    as: 'bets',
    columns:
      'id, account_id, type_id, stake_minor, currency, coef, status_id, payout_minor, ' +
      'placed_at_ms, settled_at_ms',
  },
  credential_letters: 'secret',
  device_proofs: 'passing',
  factor_recoveries: { as: 'secondFactorRecoveries', columns: 'began_at_ms, outcome, letters' },
  factor_recovery_bars: 'secret',
  factor_recovery_browsers: 'secret',
  factor_recovery_ends: 'secret',
  failures_in_a_row: 'passing',
  favourites: { as: 'favourites', columns: 'lists' },
  harbour_payments: 'exported elsewhere',
  ideas: { as: 'ideas', columns: 'title, text, created_at_ms' },
  identity_changes: {
    as: 'identityChanges',
    columns: 'topic, person, paper, origin, sent_at_ms, outcome',
  },
  identity_checks: { as: 'identity', columns: 'kind, state, reason, paper, changed_at_ms' },
  identity_paper_ends: { as: 'paperEnds', columns: 'paper, ends_on, is_told' },
  identity_submissions: { as: 'papers', columns: 'paper, sent_at_ms, decided_at_ms, outcome' },
  identity_visits: 'passing',
  identity_way_gaps: { as: 'identityGaps', columns: 'way, kind' },
  known_devices: { as: 'knownDevices', columns: 'seen_at_ms' },
  ledger_accounts: {
    as: 'accounts',
    columns: 'id, label, currency, balance_minor, closed_at_ms',
  },
  ledger_entries: {
    as: 'ledger',
    columns: [
      'transaction_id, account_id, minor',
      ...['kind', 'payment_kind', 'at_ms'].map(ofTransaction),
    ].join(', '),
    where: ofAccounts,
  },
  ledger_transactions: 'exported elsewhere',
  letter_tokens: 'secret',
  limit_questions: 'passing',
  limit_wrong_answers: { as: 'limitAnswers', columns: 'limit_type, at_ms' },
  login_attempts: 'passing',
  mailing_products: { as: 'mailingProducts', columns: 'products' },
  mailing_settings: {
    as: 'mailing',
    columns: 'enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news',
  },
  managed_people: { as: 'manager', columns: 'callback_at_s' },
  opening_notices: 'passing',
  outbox: 'passing',
  passkey_challenges: 'passing',
  passkeys: { as: 'passkeys', columns: 'name, host, is_synced, created_at_ms, used_at_ms' },
  password_resets: 'secret',
  payment_acknowledgements: { as: 'paymentTerms', columns: 'at_ms' },
  payment_actions: 'exported elsewhere',
  payment_conversions: {
    as: 'paymentConversions',
    columns: 'payment_id, currency, minor',
    where: ofPayments,
  },
  payment_events: 'inner',
  payment_guesses: { as: 'phoneNetworks', columns: 'network, at_ms' },
  payment_instruments: { as: 'instruments', columns: 'method_id, label, used_at_ms' },
  payment_notices_read: { as: 'paymentNoticesRead', columns: 'notice' },
  payment_quotes: 'passing',
  payment_requests: {
    as: 'paymentRequests',
    columns: 'request_id, sub_topic, payment',
    where: ofRequests,
  },
  payment_returns: 'inner',
  payment_saved: {
    as: 'savedCards',
    columns: 'method_id, brand, last4, expires_month, expires_year, holder, used_at_ms',
  },
  payments: {
    as: 'payments',
    columns:
      'ref, account_id, direction, method_id, amount_minor, fee_minor, currency, state, reason, ' +
      'instrument, refunded_minor, debt_minor, created_at_ms, changed_at_ms',
  },
  pending_registrations: 'passing',
  people_without_promo_check: 'inner',
  person_breaks: {
    as: 'breaks',
    columns: 'type, started_at_ms, ends_at_ms, reason, is_open, returns_at_ms',
  },
  person_file_links: 'secret',
  person_file_parts: 'exported elsewhere',
  person_files: {
    as: 'files',
    columns:
      'name, size, type, used_by, created_at_ms, ' +
      '(SELECT bytes FROM person_file_parts WHERE file_id = id AND part = 0) AS content',
  },
  person_instruments: { as: 'cards', columns: 'first_at_ms' },
  person_limit_log: { as: 'limitLog', columns: 'type, at_ms, event, minor, until_ms' },
  person_limits: {
    as: 'limits',
    columns: 'type, currency, minor, started_at_ms, wished_minor, wished_at_ms',
  },
  person_messages: { as: 'messages', columns: 'at_ms, letter, letter_values, device' },
  person_play: { as: 'play', columns: 'started_at_ms, seen_at_ms, day, day_ms, is_check_off' },
  person_play_days: { as: 'playDays', columns: 'day, played_ms' },
  person_profiles: { as: 'protectionProfiles', columns: 'profile, since_ms' },
  person_prompts: { as: 'prompts', columns: 'kind, answered_at_ms, every_days' },
  person_rights: { as: 'rights', columns: 'name, reason' },
  person_transfers: { as: 'transfers', columns: 'operator, answer, answered_at_ms' },
  personal_files: { as: 'personalData', columns: 'data' },
  placements: 'exported elsewhere',
  preferences: { as: 'preferences', columns: 'name, value, changed_at_ms' },
  profiles: {
    as: 'profile',
    columns: 'first_name, last_name, birth_date, street, postcode, city, region',
  },
  promo_codes: { as: 'promoCodes', columns: 'code, promo' },
  promo_uses: { as: 'promoUses', columns: 'code, coupon_id' },
  promotion_members: {
    as: 'promotions',
    columns: 'promotion, version, joined_at_ms, code, code_ends_at_ms',
  },
  proof_codes: 'passing',
  provider_links: { as: 'linkedAccounts', columns: 'provider, linked_at_ms' },
  provider_passes: 'passing',
  provider_tries: 'passing',
  read_messages: { as: 'messagesRead', columns: 'message' },
  reality_checks: { as: 'realityChecks', columns: 'shown_at_ms, answered_at_ms, action' },
  recovery_codes: 'secret',
  referral_awards: {
    as: 'referralAwards',
    columns: 'code, ends_at_ms',
  },
  referral_codes: { as: 'referralCode', columns: 'code' },
  registration_codes: 'passing',
  registration_tickets: 'passing',
  registration_visits: 'passing',
  registrations: { as: 'registration', columns: 'type, bonus, promo, at_ms' },
  request_messages: {
    as: 'requestMessages',
    columns: 'request_id, sender, text, at_ms',
    where: ofRequests,
  },
  requests: {
    as: 'requests',
    columns: 'id, desk, email, topic, subject, language, state, created_at_ms, closed_at_ms',
  },
  sessions: {
    as: 'sessions',
    columns: 'way, agent, country, created_at_ms, last_at_ms, expires_at_ms',
  },
  sign_in_links: 'secret',
  sign_in_log: { as: 'signIns', columns: 'at_ms, outcome, way, agent, country' },
  sign_in_qrs: 'passing',
  sms_codes: 'passing',
  support_callbacks: { as: 'callbacks', columns: 'phone, created_at_ms, calls_by_ms' },
  support_chats: 'exported elsewhere',
  support_messages: { as: 'chat', columns: 'sender, text, at_ms', where: ofChats },
  terms_agreements: { as: 'termsAgreed', columns: 'updated_at_s, agreed_at_ms' },
  tokens: 'secret',
  totp_factors: { as: 'secondFactor', columns: 'bound_at_ms' },
  totp_setups: 'secret',
  two_step_tickets: 'passing',
  users: {
    as: 'person',
    columns:
      "id, login, name, IIF(has_email = 1, email, '') AS email, phone, country, language, " +
      'verification_status, last_sign_in_at_ms, password_changed_at_ms, created_at_ms, ' +
      'exported_at_ms, host',
    where: 'id = ?',
  },
  vip_requests: {
    as: 'vipRequests',
    columns: 'stake_minor, max_minor, answer, offer_minor, offer_ends_at_ms',
  },
  wallet_changes: { as: 'walletChanges', columns: 'change, message, at_ms' },
  welcome_bonuses: { as: 'welcomeBonuses', columns: 'choice, account_id, at_ms' },
  welcome_choices: { as: 'welcomeChoice', columns: 'choice, at_ms' },
  welcome_taken_back: 'inner',
};
