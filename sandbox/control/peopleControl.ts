import { readBlock } from '../platform/access/readAccessControl.ts';
import { requireUserNamed } from '../platform/accounts/requireUserNamed.ts';
import { notFound } from '../platform/http/ApiError.ts';
import { pathId } from '../platform/http/readQuery.ts';
import type { SandboxApp } from '../platform/http/SandboxApp.ts';
import type { Rights } from '../platform/access/Rights.ts';
import { bans } from '#domain/accounts/ban.ts';
import { rightReasons, rights as names } from '#domain/accounts/rights.ts';
import {
  checkControl,
  listOf,
  oneOf,
  readControl,
  readControlJson,
  textLike,
  within,
} from './readControl.ts';
import { outboxFaultKinds } from '../platform/mail/OutboxFaults.ts';
import { secretIn } from '../platform/mail/secretIn.ts';
import type { SandboxPlatform } from '../SandboxPart.ts';

const dayMs = 86_400_000;
const ids = listOf(within(1, Number.MAX_SAFE_INTEGER));
/** An empty reason opens the right again. */
const reason = oneOf('', ...rightReasons);

/** Control of accounts: changes people and their money, and shows outbox, requests and ledger. */
export function addPeopleControl(
  app: SandboxApp,
  {
    clock,
    feed,
    users,
    preferences,
    rights,
    transfers,
    sessions,
    captcha,
    signedTokens,
    ledger,
    blocks,
    appeals,
    outbox,
  }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/users/:login', async (context) => {
    const user = requireUserNamed(users, context.req.param('login'));
    const body = await readControl(context, {
      ban: oneOf(...bans),
      banVersion: 'integer',
      verification: 'integer',
      internalVerification: 'integer',
      hasDeposit: 'boolean',
      hideBalance: 'boolean',
      disallowLine: ids,
      disallowLive: ids,
      balance: within(0, 1e12),
      block: 'any',
      sessions: oneOf('end', 'expire-tokens'),
      phone: 'string',
      hasEmail: 'boolean',
      payAndPlay: 'boolean',
      needIdentification: 'boolean',
      identificationBonus: 'boolean',
      dataAfterRegistration: 'boolean',
      refId: within(0, 1e9),
      cutLine: 'boolean',
      cutLive: 'boolean',
      language: 'string',
      isInReview: 'boolean',
      requestedDocument: 'string',
      activationType: oneOf(0, 1, 2, 3),
      daysToActivate: within(0, 365),
      country: textLike(/^[A-Z]{2}$/, 'a country code'),
      name: 'string',
      email: 'string',
      rights: 'object',
      transferTo: 'string',
    });
    const {
      balance,
      block,
      disallowLine,
      disallowLive,
      sessions: ending,
      rights: closed,
      transferTo,
      daysToActivate,
      ...change
    } = body;
    users.change(user.id, {
      ...change,
      ...(daysToActivate === undefined
        ? {}
        : { activateByMs: clock.nowMs() + daysToActivate * dayMs }),
    });
    if (closed !== undefined) setRights(rights, user.id, closed);
    if (transferTo !== undefined) transfers.ask(user.id, transferTo);
    if (disallowLine !== undefined)
      preferences.hideSports(user.id, 'disallowLineSport', disallowLine);
    if (disallowLive !== undefined)
      preferences.hideSports(user.id, 'disallowLiveSport', disallowLive);
    if (balance !== undefined) {
      const account = ledger.accountsOf(user.id)[0];
      if (account !== undefined)
        ledger.move('adjustment', account.id, balance - account.balanceMinor, clock.nowMs());
    }
    if (block !== undefined) blocks.setFor(user.id, readBlock(block));
    if (ending === 'end')
      for (const sessionHash of sessions.endAll(user.id)) feed.endSession(sessionHash);
    if (ending === 'expire-tokens') sessions.expireTokens(user.id);
    feed.notifyUser(user.id);
    return context.json({ ok: true });
  });

  app.post('/sandbox/v1/appeals/:id', async (context) => {
    const { state, answer } = await readControl(
      context,
      { state: oneOf('accepted', 'declined'), answer: 'string' },
      'state',
    );
    const id = pathId(context.req.param('id'));
    if (id === undefined || !appeals.answer(id, state, answer))
      throw notFound('appeal_unknown', 'There is no open appeal of this number');
    return context.json({ ok: true });
  });

  app.post('/sandbox/v1/captcha', async (context) => {
    // 1: the answer is wrong. 2: the person is signed out as well.
    const { refuse, times = 1 } = await readControl(
      context,
      { refuse: oneOf(1, 2), times: 'integer' },
      'refuse',
    );
    captcha.refuse(refuse, times);
    return context.json({ ok: true });
  });

  app.get('/sandbox/v1/signed-tokens', (context) => {
    const opened = signedTokens.verify(
      context.req.query('purpose') ?? '',
      context.req.query('token'),
    );
    return context.json({ isValid: opened !== undefined, data: opened?.data ?? null });
  });
  addPostControl(app, outbox);
  app.get('/sandbox/v1/ledger', (context) => {
    const login = context.req.query('login');
    const faultsFound = ledger.verify();
    if (login === undefined) return context.json({ faults: faultsFound });
    const user = requireUserNamed(users, login);
    return context.json({
      faults: faultsFound,
      accounts: ledger.accountsOf(user.id),
      entries: ledger.statement(user.id),
    });
  });
}

/** Shows the outbox and sets faults for the next messages. */
function addPostControl(app: SandboxApp, outbox: SandboxPlatform['outbox']): void {
  app.get('/sandbox/v1/outbox', (context) =>
    context.json(outbox.all(context.req.query('recipient'))),
  );
  app.post('/sandbox/v1/outbox', async (context) => {
    const body = await readControlJson(context);
    const faults = (Array.isArray(body) ? body : [body]).map((fault) =>
      checkControl(
        fault,
        {
          kind: oneOf(...outboxFaultKinds),
          times: within(1, 1000),
          recipient: 'string',
          delayMs: within(0, 7 * 86_400_000),
        },
        'kind',
      ),
    );
    outbox.faults.set(faults);
    return context.json({ ok: true });
  });
  app.get('/sandbox/v1/codes', (context) =>
    context.json(
      outbox
        .all(context.req.query('recipient'))
        .filter(({ isBounced }) => !isBounced)
        .map(({ atMs, channel, recipient, body }) => ({
          atMs,
          channel,
          recipient,
          ...secretIn(body),
        }))
        .filter((found) => 'code' in found || 'link' in found)
        .toReversed(),
    ),
  );
}

function setRights(
  rights: Rights,
  userId: number,
  wanted: Readonly<Record<string, unknown>>,
): void {
  const { deposit, withdraw, bet, bonus, chat } = checkControl(wanted, {
    deposit: reason,
    withdraw: reason,
    bet: reason,
    bonus: reason,
    chat: reason,
  });
  const reasons = { deposit, withdraw, bet, bonus, chat };
  for (const name of names) {
    const why = reasons[name];
    if (why === '') rights.open(userId, name);
    else if (why !== undefined) rights.close(userId, name, why);
  }
}
