import { autorun } from 'mobx';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../test/network/answer.ts';
import { noNetwork, silence } from '../../../test/network/ScriptedPlatform.ts';
import { HttpError } from '../http/HttpError.ts';
import { evaluateCondition } from '../../runtime/plan/evaluateCondition.ts';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { SessionStage, farS } from './testing/SessionStage.ts';

let stage: SessionStage;

beforeEach(() => {
  stage = new SessionStage();
});
afterEach(() => stage.end());

describe('tabs', () => {
  test('PLN-32 a ban belongs to the person: it is set by its plugin, and reset with the person', async () => {
    const { session } = stage.openTab();
    const seen: boolean[] = [];
    const stop = autorun(() =>
      seen.push(
        evaluateCondition(
          { op: 'banned' },
          {
            isAuthed: session.isAuthed,
            isMobile: false,
            isBanned: session.isBanned,
            features: {},
            routeId: undefined,
          },
        ),
      ),
    );
    await session.start();
    session.setBanned(true);
    session.setBanned(false);
    session.setBanned(true);
    await session.end();
    expect([seen, session.isBanned]).toEqual([[false, false, true, false, true, false], false]);
    stop();
  });

  test('SHL-37 sign-in and sign-out reach every tab', async () => {
    stage.cookies.clear();
    const [first, second] = [await stage.openSignedInTab(), await stage.openSignedInTab()];
    const seen: string[] = [];
    second.session.onChange((state) => void seen.push(state.kind));
    stage.cookies.set('grandstand_signed_in', String(farS));
    first.session.begin(7, { token: 'fresh', expiresAtS: farS });
    await settle();
    expect([second.session.userId, await second.session.token()]).toEqual([7, 'fresh']);
    await first.session.end();
    await settle();
    expect([second.session.state.kind, seen, stage.cookies.size]).toEqual([
      'anonymous',
      ['signed-in', 'anonymous'],
      0,
    ]);
    expect([first.reloads, second.reloads]).toEqual([0, 0]);
  });

  test('SHL-259 during a sign-out no tab calls with the token, and no call is refused', async () => {
    const [first, second] = [await stage.openSignedInTab(), await stage.openSignedInTab()];
    await Promise.all([first.session.token(), second.session.token()]);
    const before = stage.platform.answer;
    let tell = (): void => undefined;
    const told = new Promise<void>((resolve) => (tell = resolve));
    const asked: string[] = [];
    stage.platform.answer = async (request) => {
      if (request.url.includes('disconnect')) await told;
      else asked.push(request.url);
      return before(request);
    };
    const ending = first.session.end();
    await settle();
    const calls = [first, second].flatMap(({ http }) => [
      http.call('auth.secureData'),
      http.call('access.termsStatus'),
    ]);
    const ends = Promise.allSettled(calls);
    await settle();
    expect(asked).toEqual([]);
    tell();
    await ending;
    const refused = (await ends).map((end) => end.status === 'rejected' && end.reason.status);
    expect([refused, asked]).toEqual([[401, 401, 401, 401], []]);
  });

  test('SHL-259 a sign-out without a response delays the calls of another tab for 10 s', async () => {
    const { session } = await stage.openSignedInTab();
    const token = await session.token();
    stage.browser.openTab().post('session', { kind: 'ending' });
    await settle();
    let held: string | undefined;
    void session.token().then((given) => (held = given));
    await stage.host.advance(9999);
    expect(held).toBeUndefined();
    await stage.host.advance(1);
    await settle();
    expect(held).toBe(token);
  });

  test('SHL-37 A25 another person elsewhere: this page drops its data and reloads', async () => {
    const [first, second] = [await stage.openSignedInTab(), await stage.openSignedInTab()];
    await second.session.token();
    stage.userId = 8;
    first.session.begin(8, { token: 'theirs', expiresAtS: farS });
    await settle();
    expect([second.session.isAuthed, second.reloads, first.session.userId]).toEqual([false, 1, 8]);
  });

  test('SHL-37 other data than session messages are ignored', async () => {
    const { session } = await stage.openSignedInTab();
    const other = stage.browser.openTab();
    for (const message of [
      null,
      'ended',
      {},
      { kind: 'began' },
      { kind: 'began', userId: '8' },
      { kind: 'refreshed', userId: 7, token: 'x' },
      { kind: 'refreshed', userId: 7 },
    ])
      other.post('session', message);
    other.post('session', {
      kind: 'refreshed',
      userId: 8,
      token: { token: 'foreign', expiresAtS: farS },
    });
    await settle();
    expect([session.userId, await session.token()]).toEqual([7, 'token-1']);
  });

  test('SHL-37 A25 a pending response for the previous person is dropped', async () => {
    const { session, http } = await stage.openSignedInTab();
    await session.token();
    let answer: (response: Response) => void = () => {};
    stage.platform.answer = () => new Promise((resolve) => (answer = resolve));
    const call = http.call('user.accounts').catch((error: unknown) => (error as HttpError).status);
    await settle();
    stage.browser.openTab().post('session', { kind: 'ended' });
    await settle();
    answer(HttpResponse.json({ accounts: ['private'] }));
    expect(await call).toBe(499);
  });
});

describe('checks', () => {
  test('SHL-38 every 60 s while visible, not while hidden, at once on return', async () => {
    await stage.openSignedInTab();
    stage.platform.requests.length = 0;
    await stage.host.advance(67_000);
    expect(stage.requestsTo('session-check')).toBe(1);
    await stage.host.setVisible(false);
    await stage.host.advance(8 * 3_600_000);
    const hidden = stage.requestsTo('session-check');
    expect(hidden).toBeLessThanOrEqual(2);
    await stage.host.setVisible(true);
    expect(stage.requestsTo('session-check')).toBe(hidden + 1);
  });

  test('SHL-38 SHL-250 for a visitor without the cookie the session is requested once, after 8 s', async () => {
    stage.cookies.clear();
    const { session } = await stage.openSignedInTab();
    await stage.host.advance(7999);
    expect(stage.platform.requests).toHaveLength(0);
    await stage.host.advance(1);
    expect(stage.platform.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /web-api/session',
    ]);
    await stage.host.advance(300_000);
    await stage.host.restore();
    expect([stage.platform.requests.length, session.state.kind]).toEqual([1, 'anonymous']);
  });

  test('SHL-250 a session whose readable cookie was lost is found again', async () => {
    stage.cookies.clear();
    const { answer } = stage.platform;
    stage.platform.answer = (request) => {
      if (request.url !== '/web-api/session') return answer(request);
      stage.cookies.set('grandstand_signed_in', String(farS));
      return new Response('welcome back');
    };
    const { session } = await stage.openSignedInTab();
    await stage.host.advance(8000);
    expect(session.state).toEqual({ kind: 'signed-in', userId: 7 });
  });

  test('SHL-250 after a sign-in meanwhile nothing is requested, and a failure is only reported', async () => {
    stage.cookies.clear();
    const signedIn = await stage.openSignedInTab();
    signedIn.session.begin(7, { token: 'token-0', expiresAtS: farS });
    await stage.host.advance(8000);
    expect(stage.requestsTo('/web-api/session')).toBe(0);
    stage.platform.answer = () => refusal(500, 'down');
    const visitor = await stage.openSignedInTab();
    await stage.host.advance(8000);
    expect([visitor.reported, visitor.session.state.kind]).toEqual([['session.wake'], 'anonymous']);
  });

  test('SHL-38 back from the page cache without the cookie the page is anonymous at once', async () => {
    const { session } = await stage.openSignedInTab();
    stage.cookies.clear();
    stage.platform.answer = silence;
    await stage.host.restore();
    expect(session.state.kind).toBe('anonymous');
  });

  test('SHL-38 a contradictory response about the session is ignored', async () => {
    const { session, reported } = await stage.openSignedInTab();
    stage.platform.answer = () => HttpResponse.json({ maintenance: true });
    await stage.host.restore();
    expect([session.userId, reported]).toEqual([7, ['session.check']]);
  });

  test('SHL-38 without a response the last state is kept; another person reloads the page', async () => {
    const tab = await stage.openSignedInTab();
    const answer = stage.platform.answer;
    stage.platform.answer = noNetwork;
    await stage.host.restore();
    expect([tab.session.userId, tab.reported]).toEqual([7, ['session.check']]);
    stage.platform.answer = answer;
    stage.userId = 8;
    await stage.host.restore();
    expect([tab.session.isAuthed, tab.reloads]).toEqual([false, 1]);
  });

  test('SHL-38 a clock that is a day wrong signs no one out', async () => {
    for (const skewMs of [86_400_000, -86_400_000]) {
      stage.host.wallOffsetMs += skewMs;
      const { session } = await stage.openSignedInTab();
      await session.token();
      await stage.host.advance(30_000);
      expect([session.isAuthed, await session.token()]).toEqual([true, `token-${stage.issued}`]);
    }
    expect(stage.requestsTo('gettoken')).toBe(2);
  });
});
