import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../test/network/answer.ts';
import { noNetwork } from '../../../test/network/ScriptedPlatform.ts';
import { HttpError } from '../http/HttpError.ts';
import { FakeBrowser } from '../../../test/services/FakeBrowser.ts';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { SessionStage, nowMs, farS } from './testing/SessionStage.ts';

let stage: SessionStage;

beforeEach(() => {
  stage = new SessionStage();
});
afterEach(() => stage.end());

describe('token', () => {
  test('SHL-34 one request for all callers, again after 60 s', async () => {
    const { session } = await stage.openSignedInTab();
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual([
      'token-1',
      'token-1',
      'token-1',
    ]);
    await stage.host.advance(59_000);
    expect(await session.token()).toBe('token-1');
    await stage.host.advance(1000);
    expect(await session.token()).toBe('token-2');
    expect(stage.requestsTo('gettoken')).toBe(2);
  });

  test('SHL-34 an expired token is requested again at once; a visitor gets none', async () => {
    const { session } = await stage.openSignedInTab();
    session.begin(7, { token: 'short', expiresAtS: nowMs / 1000 + 5 });
    expect(await session.token()).toBe('short');
    await stage.host.advance(5000);
    expect(await session.token()).toBe('token-1');
    stage.cookies.clear();
    const visitor = await stage.openSignedInTab();
    expect(await visitor.session.token()).toBeUndefined();
  });

  test('SHL-34 a token that is still valid is used while its renewal fails', async () => {
    const { session } = await stage.openSignedInTab();
    await session.token();
    stage.platform.answer = () => refusal(503, 'down');
    await stage.host.advance(60_000);
    expect(await session.token()).toBe('token-1');
    await expect(session.token({ isForced: true, rejected: 'token-1' })).rejects.toThrow(HttpError);
  });

  test('SHL-34 a forced refresh does not accept a renewal with the rejected token', async () => {
    const { session } = await stage.openSignedInTab();
    stage.platform.answer = ({ url }) =>
      url.includes('session-check')
        ? HttpResponse.json({ user_id: 7, serverNowMs: nowMs })
        : HttpResponse.json({
            data: {
              token: url.includes('force_refresh=true') ? 'fresh' : 'rejected',
              expires_at: farS,
              serverNowMs: nowMs,
            },
          });
    session.begin(7, { token: 'rejected', expiresAtS: farS });
    await stage.host.advance(60_000);
    expect(
      await Promise.all([
        session.token(),
        session.token({ isForced: true, rejected: 'rejected' }),
        session.token({ isForced: true, rejected: 'rejected' }),
      ]),
    ).toEqual(['rejected', 'fresh', 'fresh']);
    expect(stage.requestsTo('gettoken')).toBe(2);
  });

  test('SHL-34 a request during the start waits for its end', async () => {
    const { session } = stage.openTab();
    const asked = session.token();
    await session.start();
    expect(await asked).toBe('token-1');
  });

  test('SHL-35 A26 four tabs with ten refused calls each make one refresh', async () => {
    const all = await Promise.all([
      stage.openSignedInTab(),
      stage.openSignedInTab(),
      stage.openSignedInTab(),
      stage.openSignedInTab(),
    ]);
    await all[0]?.session.token();
    await settle();
    expect(stage.requestsTo('gettoken')).toBe(1);
    stage.platform.requests.length = 0;
    const answer = stage.platform.answer;
    stage.platform.answer = (request) => {
      if (request.url.includes('gettoken'))
        return new Promise(
          (resolve) => void stage.host.setTimer(() => resolve(answer(request)), 50),
        );
      return request.headers['authorization'] === 'Bearer token-2'
        ? HttpResponse.json({ ok: true })
        : refusal(401, 'expired');
    };
    const calls = all.flatMap(({ http }) =>
      Array.from({ length: 10 }, () => http.call('user.accounts')),
    );
    await stage.host.advance(500);
    expect(new Set((await Promise.all(calls)).map((each) => JSON.stringify(each)))).toEqual(
      new Set(['{"ok":true}']),
    );
    expect(stage.requestsTo('gettoken')).toBe(1);
    expect(stage.requestsTo('accounts')).toBe(80);
  });

  test('SHL-35 a tab that gets the lock before the token of the other has arrived waits for it', async () => {
    stage.browser = new FakeBrowser((run) => void stage.host.setTimer(run, 40));
    const [first, second] = [await stage.openSignedInTab(), await stage.openSignedInTab()];
    const answer = stage.platform.answer;
    stage.platform.answer = (request) =>
      new Promise((resolve) => void stage.host.setTimer(() => resolve(answer(request)), 50));
    const both = Promise.all([first.session.token(), second.session.token()]);
    await stage.host.advance(500);
    expect([await both, stage.requestsTo('gettoken')]).toEqual([['token-1', 'token-1'], 1]);
  });

  test('SHL-35 a tab whose predecessor failed refreshes itself', async () => {
    const [first, second] = [await stage.openSignedInTab(), await stage.openSignedInTab()];
    const answer = stage.platform.answer;
    let isFirst = true;
    stage.platform.answer = (request) =>
      new Promise((resolve) => {
        const isFailing = isFirst;
        isFirst = false;
        stage.host.setTimer(() => resolve(isFailing ? refusal(503, 'down') : answer(request)), 50);
      });
    const both = Promise.allSettled([first.session.token(), second.session.token()]);
    await stage.host.advance(1000);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('SHL-35 if messages pass through storage no token is sent and each tab refreshes once', async () => {
    const all = await Promise.all([
      stage.openSignedInTab({ carriesSecrets: false, hasLocks: false }),
      stage.openSignedInTab({ carriesSecrets: false, hasLocks: false }),
    ]);
    await Promise.all(
      all.flatMap(({ session }) =>
        Array.from({ length: 10 }, () => session.token({ isForced: true, rejected: 'old' })),
      ),
    );
    expect(stage.requestsTo('gettoken')).toBe(2);
    all[0]?.session.begin(7, { token: 'secret', expiresAtS: farS });
    await settle();
    expect(JSON.stringify(stage.browser.sent)).not.toMatch(/secret|token-/);
  });

  test('SHL-36 A27 two refused refreshes within a minute sign out', async () => {
    const { session } = await stage.openSignedInTab();
    stage.platform.answer = () => refusal(401, 'expired');
    const refresh = () =>
      session.token({ isForced: true }).catch((error: unknown) => (error as HttpError).status);
    expect(await refresh()).toBe(401);
    expect(session.isAuthed).toBe(true);
    await stage.host.advance(20_000);
    expect(await refresh()).toBe(401);
    expect([session.state.kind, await session.token()]).toEqual(['anonymous', undefined]);
  });

  test('SHL-36 refusals more than a minute apart, a network that is down and a platform in trouble do not', async () => {
    const { session } = await stage.openSignedInTab();
    const answer = stage.platform.answer;
    const refuse = (status: number) =>
      (stage.platform.answer = (request) =>
        request.url.includes('gettoken') ? refusal(status, 'x') : answer(request));
    const refresh = () => session.token({ isForced: true }).catch(() => undefined);
    refuse(401);
    await refresh();
    await stage.host.advance(60_001);
    await refresh();
    expect(session.isAuthed).toBe(true);
    await stage.host.advance(60_001);
    stage.platform.answer = noNetwork;
    for (let count = 0; count < 5; count += 1) await refresh();
    expect(session.isAuthed).toBe(true);
    // From the fifth on the page itself stops calling the service.
    for (const status of [503, 500, 429, 502, 503, 503, 503]) {
      refuse(status);
      await refresh();
    }
    expect(session.isAuthed).toBe(true);
  });
});
