import { readBlock } from '../platform/access/readAccessControl.ts';
import { requireUserNamed } from '../platform/accounts/requireUserNamed.ts';
import { ApiError } from '../platform/http/ApiError.ts';
import { pathId } from '../platform/http/readQuery.ts';
import type { SandboxApp } from '../platform/http/SandboxApp.ts';
import { readControl, readIds } from './readControl.ts';
import type { SandboxPlatform } from '../SandboxPart.ts';

/** Control of accounts: changes people and their money, and shows outbox, requests and ledger. */
export function addPeopleControl(
  app: SandboxApp,
  {
    clock,
    feed,
    users,
    preferences,
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
    const body = await readControl(context.req.raw, {
      banLevel: 'integer',
      banVersion: 'integer',
      verification: 'integer',
      hasDeposit: 'boolean',
      hideBalance: 'boolean',
      disallowLine: 'array',
      disallowLive: 'array',
      balance: 'integer',
      block: 'any',
      sessions: 'string',
      phone: 'string',
      hasEmail: 'boolean',
      payAndPlay: 'boolean',
      needIdentification: 'boolean',
      dataAfterRegistration: 'boolean',
      cutLine: 'boolean',
      cutLive: 'boolean',
      language: 'string',
    });
    const { balance, block, disallowLine, disallowLive, sessions: ending, ...change } = body;
    if (ending !== undefined && ending !== 'end' && ending !== 'expire-tokens')
      throw new ApiError(400, 'invalid_body', '/sessions must be end or expire-tokens', {
        field: 'sessions',
      });
    users.change(user.id, change);
    if (disallowLine !== undefined)
      preferences.hideSports(user.id, 'disallowLineSport', readIds(disallowLine));
    if (disallowLive !== undefined)
      preferences.hideSports(user.id, 'disallowLiveSport', readIds(disallowLive));
    if (balance !== undefined) {
      if (balance < 0 || balance > 1e12)
        throw new ApiError(400, 'invalid_body', '/balance must be minor units from 0 to 1e12', {
          field: 'balance',
        });
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
    const { state, answer } = await readControl(context.req.raw, {
      state: 'string',
      answer: 'string',
    });
    const id = pathId(context.req.param('id'));
    if (state !== 'accepted' && state !== 'declined')
      throw new ApiError(400, 'invalid_body', '/state must be accepted or declined', {
        field: 'state',
      });
    if (id === undefined || !appeals.answer(id, state, answer))
      throw new ApiError(404, 'appeal_unknown', 'There is no open appeal of this number');
    return context.json({ ok: true });
  });

  app.post('/sandbox/v1/captcha', async (context) => {
    const body = await readControl(context.req.raw, { refuse: 'integer', times: 'integer' });
    if (body.refuse !== 1 && body.refuse !== 2)
      throw new ApiError(400, 'invalid_body', '/refuse must be 1 (wrong) or 2 (signed out)', {
        field: 'refuse',
      });
    captcha.refuse(body.refuse, body.times ?? 1);
    return context.json({ ok: true });
  });

  app.get('/sandbox/v1/seals', (context) => {
    const opened = signedTokens.verify(
      context.req.query('purpose') ?? '',
      context.req.query('seal'),
    );
    return context.json({ isValid: opened !== undefined, data: opened?.data ?? null });
  });
  app.get('/sandbox/v1/outbox', (context) => context.json(outbox.all()));
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
