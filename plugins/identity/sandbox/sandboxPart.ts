import {
  addresseesOf,
  ApiError,
  identityWays,
  readBody,
  readPerson,
  requireUserNamed,
  type IdentityWay,
  type SandboxPart,
  type SandboxPlatform,
} from '#sandbox';
import type { Person } from '#domain/accounts/person/Person.ts';
import {
  askReasons,
  checkKinds,
  mostTries,
  papers,
  papersFor,
  provedBy,
  refusals,
  type AskReason,
  type CheckKind,
  type Paper,
} from '#domain/identity/papers.ts';
import type { IdentityState, PersonWire } from '#wire';
import { isIdentityChangeRequest, isIdentitySubmission } from '#wire/validators/identity.js';
import { isPersonWire } from '#wire/validators/auth.js';
import { addWayRoutes } from './addWayRoutes.ts';
import { changeTables, DetailChanges, type Decision } from './DetailChanges.ts';
import { visitTables } from './IdentityVisits.ts';
import { endTables, PaperEnds } from './PaperEnds.ts';
import { gapTables, WayGaps } from './WayGaps.ts';

type User = ReturnType<SandboxPlatform['user']>;

const path = '/web-api/identity/v1';
/** The review of the demo accepts documents after this time, unless decided before. */
const reviewMs = 60_000;
/** Interval of the work on changes and expiring documents. */
const workEveryMs = 60_000;
/** Time that a real review promises. */
const reviewHours = 24;
const minAge = 18;

/** Identity of people: details, the register, documents, and the review. */
export const sandboxPart: SandboxPart = {
  tables: `CREATE TABLE IF NOT EXISTS identity_submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    paper TEXT NOT NULL,
    sent_at_ms INTEGER NOT NULL,
    decided_at_ms INTEGER,
    outcome TEXT
  );
  ${visitTables}
  ${changeTables}
  ${endTables}
  ${gapTables}`,
  addRoutes(app, platform) {
    const { files, identity, nowMs, store, timers, user } = platform;

    const ends = new PaperEnds(platform, () => todayOf(platform));
    const gaps = new WayGaps(store);
    const changes = new DetailChanges(platform, ends);
    const stateFor = (person: User): IdentityState => {
      const state = stateOf(platform, gaps, person);
      const end = ends.lastDayOf(person.id);
      return {
        ...state,
        checks: state.checks.map((check) =>
          end !== undefined &&
          check.state === 'done' &&
          provedBy(end.paper).some((kind) => kind === check.kind)
            ? { ...check, ends_on: end.endsOn }
            : check,
        ),
        ...partsOf(changes.of(person.id), ends.of(person.id)),
      };
    };
    const work = (): void => {
      changes.decide({ sentBeforeMs: nowMs() - reviewMs }, {});
      ends.work();
    };
    timers.every(workEveryMs, work);

    const decide = (submissionId: number, { reason, endsOn }: Decision = {}): void => {
      const row = store.one<{ user_id: number; paper: Paper }>(
        `UPDATE identity_submissions SET decided_at_ms = ?, outcome = ?
          WHERE id = ? AND decided_at_ms IS NULL RETURNING user_id, paper`,
        nowMs(),
        reason ?? 'accepted',
        submissionId,
      );
      if (row === undefined) return;
      const person = platform.users.byId(row.user_id);
      if (person === undefined) return;
      const kinds = inReview(platform, person, row.paper);
      identity.settle(row.user_id, kinds, reason === undefined ? 'done' : 'refused', reason);
      if (reason === undefined) ends.note(row.user_id, row.paper, endsOn);
    };
    const decideLater = (submissionId: number, sentAtMs: number): void =>
      void timers.after(Math.max(0, sentAtMs + reviewMs - nowMs()), () => {
        // The platform's clock may have been moved while the timers of the machine were not.
        if (nowMs() >= sentAtMs + reviewMs) decide(submissionId);
        else decideLater(submissionId, sentAtMs);
      });
    for (const { id, sent_at_ms: sentAtMs } of store.all<{ id: number; sent_at_ms: number }>(
      'SELECT id, sent_at_ms FROM identity_submissions WHERE decided_at_ms IS NULL',
    ))
      decideLater(id, sentAtMs);

    /** Records a proof from elsewhere than the review, decided at once. */
    const count = (userId: number, outcome: string): void =>
      void store.run(
        `INSERT INTO identity_submissions (user_id, paper, sent_at_ms, decided_at_ms, outcome)
          VALUES (?, '', ?, ?, ?)`,
        ...[userId, nowMs(), nowMs(), outcome],
      );

    addWayRoutes(app, platform, {
      waysOf: (userId) => waysOf(platform, gaps, platform.users.byId(userId)),
      gaps,
      stateOf: (context) => stateFor(user(context)),
      count,
      limits: () => ({ today: todayOf(platform), minAge }),
    });

    app.get(`${path}/state`, (context) => {
      const person = user(context);
      // Submissions that became due while the clock was moved are decided before the response.
      for (const { id } of store.all<{ id: number }>(
        `SELECT id FROM identity_submissions
          WHERE user_id = ? AND decided_at_ms IS NULL AND sent_at_ms <= ?`,
        person.id,
        nowMs() - reviewMs,
      ))
        decide(id);
      work();
      return context.json<IdentityState>(stateFor(user(context)));
    });

    app.post(`${path}/checks`, async (context) => {
      const person = user(context);
      const said = readPerson(await readBody(context, isPersonWire), {
        today: todayOf(platform),
        minAge,
      });
      if (identity.isVerified(person))
        throw new ApiError(409, 'verified_data', 'Verified data are changed by the support alone');
      requireTries(platform, person.id);
      identity.check(person.id, said);
      count(person.id, identity.isVerified(user(context)) ? 'accepted' : 'unknown');
      return context.json<IdentityState>(stateFor(user(context)));
    });

    app.post(`${path}/submissions`, async (context) => {
      const person = user(context);
      const { paper, files: sent } = await readBody(context, isIdentitySubmission);
      requireTries(platform, person.id);
      const kinds = open(platform, person, paper);
      if (kinds.length === 0)
        throw new ApiError(409, 'paper_not_needed', `Nothing is left that ${paper} could prove`, {
          field: 'paper',
        });
      const id = store.transaction(() => {
        const submission = store.run(
          'INSERT INTO identity_submissions (user_id, paper, sent_at_ms) VALUES (?, ?, ?)',
          ...[person.id, paper, nowMs()],
        );
        files.send(person.id, sent, `identity:${submission}`);
        identity.settle(person.id, kinds, 'in_review');
        return submission;
      });
      decideLater(id, nowMs());
      return context.json<IdentityState>(stateFor(user(context)));
    });

    app.post(`${path}/changes`, async (context) => {
      const person = user(context);
      const {
        topic,
        person: said,
        paper,
        files: sent,
      } = await readBody(context, isIdentityChangeRequest);
      changes.ask(context, person, {
        topic,
        person: said && readPerson(said, { today: todayOf(platform), minAge }),
        paper,
        files: sent,
      });
      return context.json<IdentityState>(stateFor(user(context)));
    });

    // Review: accepts or refuses the submitted documents, or asks for another one.
    app.post('/sandbox/v1/identity/:login', async (context) => {
      const person = requireUserNamed(platform.users, context.req.param('login'));
      const order = readOrder(await context.req.json());
      if (order.decision === 'ask') identity.ask(person.id, order.check, order.paper, order.why);
      else {
        const decision: Decision =
          order.decision === 'refuse' ? { reason: order.reason } : { endsOn: order.endsOn };
        const waiting = store.all<{ id: number }>(
          'SELECT id FROM identity_submissions WHERE user_id = ? AND decided_at_ms IS NULL',
          person.id,
        );
        for (const { id } of waiting) decide(id, decision);
        changes.decide({ userId: person.id }, decision);
      }
      return context.json(stateFor(requireUserNamed(platform.users, person.login)));
    });
  },
};

type ReviewOrder =
  | { readonly decision: 'accept'; readonly endsOn: string | undefined }
  | { readonly decision: 'refuse'; readonly reason: (typeof refusals)[number] }
  | {
      readonly decision: 'ask';
      readonly check: CheckKind;
      readonly paper: Paper;
      readonly why: AskReason;
    };

function readOrder(body: unknown): ReviewOrder {
  const told = typeof body === 'object' && body !== null ? { ...body } : {};
  const text = (name: string): unknown => Object.entries(told).find(([key]) => key === name)?.[1];
  const reason = refusals.find((each) => each === text('reason'));
  const check = checkKinds.find((each) => each === text('check'));
  const why = askReasons.find((each) => each === text('why')) ?? defaultReason(check);
  const expires = text('expires');
  const paper = papers.find((each) => each === text('paper'));
  switch (text('decision')) {
    case 'accept':
      return { decision: 'accept', endsOn: isDay(expires) ? expires : undefined };
    case 'refuse':
      if (reason !== undefined) return { decision: 'refuse', reason };
      throw wrongOrder(`reason is one of ${refusals.join(', ')}`);
    case 'ask':
      if (check !== undefined && paper !== undefined && provedBy(paper).includes(check))
        return { decision: 'ask', check, paper, why };
      throw wrongOrder('ask names a check and a paper that proves it');
    default:
      throw wrongOrder('decision is accept, refuse or ask');
  }
}

/** Documents about money are requested because of the amounts, others because of the law. */
function defaultReason(check: CheckKind | undefined): AskReason {
  if (check === 'instrument') return 'instrument';
  return check === 'funds' ? 'amounts' : 'law';
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function wrongOrder(detail: string): ApiError {
  return new ApiError(400, 'invalid_body', detail);
}

function partsOf(
  change: IdentityState['change'],
  expiring: IdentityState['expiring'],
): Pick<IdentityState, 'change' | 'expiring'> {
  return {
    ...(change === undefined ? {} : { change }),
    ...(expiring === undefined ? {} : { expiring }),
  };
}

function stateOf(platform: SandboxPlatform, gaps: WayGaps, person: User): IdentityState {
  const { identity, nowMs, profiles, store, users } = platform;
  const said = profiles.of(person.id);
  const openWays = waysOf(platform, gaps, person);
  return {
    is_verified: identity.isVerified(person),
    checks: identity.checksOf(person).map(({ kind, state, reason, asked, paper, changedAtMs }) => ({
      kind,
      state,
      papers: paper === undefined ? [...papersFor(kind)] : [paper],
      ...(reason === undefined ? {} : { reason }),
      ...(asked === undefined || state === 'done' ? {} : { asked }),
      ...(changedAtMs === undefined ? {} : { changed_at: Math.floor(changedAtMs / 1000) }),
    })),
    ...(said === undefined ? {} : { person: toWire(said) }),
    min_age: minAge,
    today: todayOf({ nowMs }),
    tries_left: triesLeft({ store }, person.id),
    review_hours: reviewHours,
    needed_for: identity.closedFor(person).filter((action) => action !== 'demo'),
    also_needed: [
      ...(users.hasFirstSecret(person.id) ? (['password'] as const) : []),
      ...(addresseesOf(person).length === 0 ? (['contact'] as const) : []),
    ],
    ways: identityWays.map((way) => ({
      id: way.id,
      name: way.name,
      kind: way.kind,
      proves: [...provesFor(gaps, person, way)],
      is_open: openWays.some(({ id }) => id === way.id),
    })),
  };
}

/** Checks that a provider confirms, without those it could not confirm for this person. */
function provesFor(gaps: WayGaps, { id }: User, way: IdentityWay): readonly CheckKind[] {
  const missing = gaps.of(id, way.id);
  return way.proves.filter((kind) => !missing.includes(kind));
}

/** Providers that prove an open check; none once the support has taken over. */
function waysOf(
  { identity, store }: SandboxPlatform,
  gaps: WayGaps,
  person: User | undefined,
): readonly IdentityWay[] {
  if (person === undefined || triesLeft({ store }, person.id) === 0) return [];
  const isOpen = new Set(
    identity
      .checksOf(person)
      // A document that was requested by name is the only proof.
      .filter(
        ({ state, paper }) => paper === undefined && (state === 'needed' || state === 'refused'),
      )
      .map(({ kind }) => kind),
  );
  return identityWays.filter((way) =>
    provesFor(gaps, person, way).some((kind) => isOpen.has(kind)),
  );
}

/** Today in the zone of the site, which is UTC in the sandbox. */
function todayOf({ nowMs }: Pick<SandboxPlatform, 'nowMs'>): string {
  return new Date(nowMs()).toISOString().slice(0, 10);
}

function triesLeft({ store }: Pick<SandboxPlatform, 'store'>, userId: number): number {
  const failed = store.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM identity_submissions WHERE user_id = ? AND outcome IS NOT NULL
      AND outcome <> 'accepted'`,
    userId,
  );
  return Math.max(0, mostTries - (failed?.count ?? 0));
}

function requireTries({ store }: SandboxPlatform, userId: number): void {
  if (triesLeft({ store }, userId) === 0)
    throw new ApiError(409, 'tries_over', 'A person of the support goes on from here');
}

/** Checks that a document could still prove. */
function open(
  { identity }: Pick<SandboxPlatform, 'identity'>,
  person: User,
  paper: Paper,
): readonly CheckKind[] {
  return identity
    .checksOf(person)
    .filter(({ kind, state, paper: named }) => {
      const isOpen = state === 'needed' || state === 'refused';
      return isOpen && provedBy(paper).includes(kind) && (named ?? paper) === paper;
    })
    .map(({ kind }) => kind);
}

function inReview(
  { identity }: Pick<SandboxPlatform, 'identity'>,
  person: User,
  paper: Paper,
): readonly CheckKind[] {
  return identity
    .checksOf(person)
    .filter(({ kind, state }) => state === 'in_review' && provedBy(paper).includes(kind))
    .map(({ kind }) => kind);
}

function toWire(profile: Person): PersonWire {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    birth_date: profile.birthDate,
    street: profile.street,
    postcode: profile.postcode,
    city: profile.city,
    region: profile.region,
  };
}
