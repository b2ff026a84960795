import { autorun } from 'mobx';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../test/network/answer.ts';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { SessionStage, nowMs, farS } from './testing/SessionStage.ts';

let stage: SessionStage;

beforeEach(() => {
  stage = new SessionStage();
});
afterEach(() => stage.end());

describe('start', () => {
  test('SHL-33 without the readable cookie nothing is requested', async () => {
    stage.cookies.clear();
    const { session } = await stage.openSignedInTab();
    expect([session.state, stage.platform.requests.length]).toEqual([{ kind: 'anonymous' }, 0]);
    await session.ready;
  });

  test('SHL-33 with it the platform is asked for the session', async () => {
    const { session } = stage.openTab();
    const seen: unknown[] = [];
    const end = autorun(
      () => void seen.push([session.state.kind, session.isAuthed, session.userId]),
    );
    await session.start();
    await session.ready;
    expect(seen).toEqual([
      ['unknown', false, undefined],
      ['signed-in', true, 7],
    ]);
    end();
  });

  test('SHL-33 SHL-928 two retries, 1,500 ms apart, then anonymous', async () => {
    stage.platform.answer = () => refusal(503, 'down');
    const { session, reported } = stage.openTab();
    const start = session.start();
    await settle();
    expect(stage.platform.requests).toHaveLength(1);
    await stage.host.advance(1499);
    expect(stage.platform.requests).toHaveLength(1);
    await stage.host.advance(1);
    expect(stage.platform.requests).toHaveLength(2);
    await stage.host.advance(1500);
    await start;
    expect([session.state.kind, stage.platform.requests.length, reported]).toEqual([
      'anonymous',
      3,
      ['session.start'],
    ]);
  });

  test('SHL-33 a session that ended on the platform clears the cookie', async () => {
    stage.userId = null;
    const { session } = await stage.openSignedInTab();
    expect([session.state.kind, stage.cookies.size]).toEqual(['anonymous', 0]);
  });

  test('SHL-33 a sign-in during the start is not undone by its late response', async () => {
    let answer: (response: Response) => void = () => {};
    stage.platform.answer = () => new Promise((resolve) => (answer = resolve));
    const { session } = stage.openTab();
    const start = session.start();
    await settle();
    session.begin(9, { token: 'own', expiresAtS: farS });
    answer(HttpResponse.json({ user_id: null, serverNowMs: nowMs }));
    await start;
    expect(session.userId).toBe(9);
  });
});

describe('sign-out', () => {
  test('SHL-39 the platform is informed, then everything is cleared', async () => {
    const { session } = await stage.openSignedInTab();
    await session.token();
    await session.end();
    expect([
      stage.requestsTo('disconnect'),
      session.state.kind,
      stage.cookies.size,
      await session.token(),
    ]).toEqual([1, 'anonymous', 0, undefined]);
  });

  test('SHL-39 an informed platform is not informed again', async () => {
    const { session } = await stage.openSignedInTab();
    await session.end({ isServerTold: true });
    expect([stage.requestsTo('disconnect'), session.state.kind]).toEqual([0, 'anonymous']);
  });

  test('SHL-39 without a response the failure is reported and the page reloads', async () => {
    const tab = await stage.openSignedInTab();
    stage.platform.answer = () => refusal(500, 'x');
    await tab.session.end();
    expect([
      tab.reloads,
      tab.reported,
      stage.browser.sent.some(({ message }) => JSON.stringify(message).includes('ended')),
    ]).toEqual([1, ['session.end'], false]);
  });
});
