import { expect, test } from 'vitest';
import type { EdgeGateFacts, EdgeGateVerdict, SiteConfiguration } from '#core';
import type { BlockAnswer } from '#wire';
import { createTestSandbox } from '../../../sandbox/createTestSandbox.ts';
import { siteGate } from './siteGate.ts';

const noMaintenance = { started_at: 0, ended_at: 0, notify_started_at: 0, notify_ended_at: 0, isActive: false, web_state: 1 };

function judge(change: Partial<EdgeGateFacts<BlockAnswer | undefined>> & { maintenance?: Partial<typeof noMaintenance> }): EdgeGateVerdict {
  const { maintenance, ...facts } = change;
  return siteGate.judge({
    answer: { displayTypeId: 0, templateTypeId: 0 },
    site: { maintenance: { ...noMaintenance, ...maintenance } } as SiteConfiguration['site'],
    cookies: new Map(),
    nowS: 1000,
    language: 'en',
    routeName: 'betting.live',
    path: '/en/live',
    query: new URLSearchParams(),
    ...facts,
  });
}

test('ACC-7 the gate asks the light check with what it knows, and hands the answer on', async () => {
  const sandbox = createTestSandbox();
  const asked: (readonly [string, Readonly<Record<string, string>>])[] = [];
  const ask = async (query: URLSearchParams, features = {}): Promise<BlockAnswer | undefined> =>
    siteGate.ask({
      stage: 'test',
      mayBeSignedIn: true,
      query,
      features,
      pause: async () => undefined,
      call: async (endpoint, parameters) => {
        asked.push([endpoint, parameters]);
        return sandbox.json(`/blocks-api/api/v1/block/light?${new URLSearchParams(parameters).toString()}`);
      },
    });
  expect(await ask(new URLSearchParams('tag=d_1'), { mainVipDomainAuthNeed: true })).toEqual({ displayTypeId: 0, templateTypeId: 0 });
  expect(asked).toEqual([['access.blockLight', { stage: 'test', auth: 'true', referral: 'true', mainVipDomainAuthNeed: 'true' }]]);
  await sandbox.post('/sandbox/v1/site', { block: { templateTypeId: 13 } });
  expect(await ask(new URLSearchParams())).toMatchObject({ displayTypeId: 1, templateTypeId: 13 });
  expect(asked[1]?.[1]).toMatchObject({ referral: 'false', mainVipDomainAuthNeed: 'false' });
  sandbox.dispose();
});

test('ACC-8 at the edge, too: three tries 100 ms apart, and rubbish is no answer', async () => {
  const pauses: number[] = [];
  const replies: unknown[] = [new Error('500'), { displayTypeId: 'no' }, { displayTypeId: 0, templateTypeId: 0 }, new Error('1'), null, []];
  const ask = async (): Promise<BlockAnswer | undefined> =>
    siteGate.ask({
      stage: 'test',
      mayBeSignedIn: false,
      query: new URLSearchParams(),
      features: {},
      pause: async (delayMs) => void pauses.push(delayMs),
      call: async () => {
        const reply = replies.shift();
        if (reply instanceof Error) throw reply;
        return reply;
      },
    });
  expect(await ask()).toEqual({ displayTypeId: 0, templateTypeId: 0 });
  expect(await ask()).toBeUndefined();
  expect(pauses).toEqual([100, 100, 100, 100]);
});

test.each([
  [1, 'access.block', 451],
  [13, 'access.block-ua', 451],
  [17, 'access.block-ie', 451],
  [16, 'access.suspension', 451],
  [8, 'access.coming-soon', 403],
  [4, 'access.site-updates', 503],
])('EDG-41 reason %i is served as %s with %i', (templateTypeId, routeName, status) => {
  const answer = { displayTypeId: 1, templateTypeId };
  const verdict = judge({ answer });
  expect(verdict).toMatchObject({ kind: 'page', routeName, status, firstData: [{ endpoint: 'access.blockLight', answer }] });
  expect('retryAfterS' in verdict).toBe(status === 503);
});

test('EDG-41 maintenance is 503 with the time to its end, or a minute', () => {
  expect(judge({ maintenance: { isActive: true, ended_at: 1090 } })).toMatchObject({ kind: 'page', routeName: 'access.maintenance', status: 503, retryAfterS: 90 });
  expect(judge({ maintenance: { isActive: true } })).toMatchObject({ status: 503, retryAfterS: 60 });
  expect(judge({ answer: undefined })).toEqual({ kind: 'page', routeName: 'access.maintenance', status: 503, retryAfterS: 60, firstData: [] });
});

test('EDG-41 an open site passes with the answer, the page of an error says 500', () => {
  expect(judge({})).toEqual({ kind: 'open', firstData: [{ endpoint: 'access.blockLight', answer: { displayTypeId: 0, templateTypeId: 0 } }] });
  expect(judge({ routeName: 'access.server-error' })).toMatchObject({ kind: 'page', routeName: 'access.server-error', status: 500 });
  expect(judge({ routeName: 'access.appeals', answer: { displayTypeId: 1, templateTypeId: 3 } })).toMatchObject({ kind: 'open' });
});

test('EDG-46 the page of a closed site that is open leads back, or home', () => {
  expect(judge({ routeName: 'access.maintenance', query: new URLSearchParams('return-url=/en/live') })).toEqual({ kind: 'leave', to: '/en/live' });
  expect(judge({ routeName: 'access.block', query: new URLSearchParams('return-url=//evil.test') })).toEqual({ kind: 'leave', to: '/en' });
});

test('ACC-3 cookies change nothing but the block of geography', () => {
  const cookies = new Map([['geo_off', '1'], ['maintenance', '1-2000']]);
  expect(judge({ cookies, answer: { displayTypeId: 1, templateTypeId: 1 } })).toMatchObject({ kind: 'open' });
  expect(judge({ cookies, answer: { displayTypeId: 1, templateTypeId: 3 } })).toMatchObject({ kind: 'page' });
  expect(judge({ cookies })).toMatchObject({ kind: 'open' });
});
