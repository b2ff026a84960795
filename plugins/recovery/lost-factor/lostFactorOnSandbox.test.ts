import { expect, test } from 'vitest';
import type { PersonFile } from '#wire';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import type { TwoStepOutcome } from '../../auth/contract.ts';
import { createNotMeLink } from './createNotMeLink.ts';
import { sendFactorPaper } from './FactorRecoveryApi.ts';
import { LostFactorRequest } from './LostFactorRequest.ts';
import { LostFactorStore } from './LostFactorStore.ts';

/** A picture of 1 × 1 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function open() {
  const page = createPlatformPage();
  const ask = async (): Promise<LostFactorRequest & { readonly outcomes: unknown[] }> => {
    const answer = await page.http.call('auth.login', {
      body: { uLogin: 'twostep', uPassword: 'Demo-pass-1', save: false },
    });
    if (!('ticket' in answer)) throw new Error('No code is asked for');
    const outcomes: (TwoStepOutcome | 'asked')[] = [];
    const store = new LostFactorRequest(page.http, answer.ticket, (end) => outcomes.push(end));
    await store.ask();
    return Object.assign(store, { outcomes });
  };
  const token = async (): Promise<string> => {
    const letters = await page.sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
    return (
      letters.flatMap(({ body }) => /notme\?token=([\w-]{43})/.exec(body)?.[1] ?? []).at(-1) ?? ''
    );
  };
  return { ...page, page, ask, token };
}

test('AUT-370 AUT-377 RV03 from the code to the request, the document, and in without the second factor', async () => {
  const { page, sandbox, ask } = await open();
  expect((await ask()).outcomes).toEqual(['asked']);
  const store = new LostFactorStore(page);
  await store.request.load();
  expect(store.request.value).toMatchObject({ state: 'papers', triesLeft: 5 });
  // Without a window no image is decoded: the file is uploaded by calls.
  const Cookie = [...page.network.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = { name: 'p.png', size: picture.length };
  const { id } = (await (
    await sandbox.post('/web-api/files/v1', file, { Cookie })
  ).json()) as PersonFile;
  const part = await sandbox.request(`/web-api/files/v1/${id}/0`, {
    method: 'PUT',
    headers: { Cookie, 'Content-Type': 'application/json' },
    body: new Blob([new Uint8Array(picture)]),
  });
  expect(part.status).toBe(200);
  store.request.put(await sendFactorPaper(page.http, 'id_card', [id]));
  expect(store.request.value?.state).toBe('in_review');
  await sandbox.post('/sandbox/v1/factor-recoveries/twostep', { outcome: 'accepted' });
  await store.request.load();
  expect(store.request.value?.state).toBe('waiting');
  for (const table of ['factor_recoveries', 'account_holds', 'factor_recovery_browsers'])
    sandbox.store.run(`UPDATE ${table} SET began_at_ms = began_at_ms - 259200000`);
  expect((await ask()).outcomes).toMatchObject([{ kind: 'signed-in' }]);
});

test('AUT-373 RV03 “not me” ends it, a second press or an old link changes nothing, and the same password asks no more', async () => {
  const { http, storage, ask, token } = await open();
  await ask();
  const link = await token();
  const store = createNotMeLink({ http, storage }, link);
  await store.press();
  await store.press();
  expect(store.state.kind).toBe('done');
  const old = createNotMeLink({ http, storage }, 'x'.repeat(43));
  await old.press();
  expect(old.state.kind).toBe('over');
  const again = await ask();
  expect([again.outcomes, again.asking.failure]).toEqual([[], 'password-first']);
});

test('AUT-375 RV03 a request that was taken back is over', async () => {
  const { page, ask } = await open();
  await ask();
  const store = new LostFactorStore(page);
  await store.withdraw();
  expect(store.isWithdrawn).toBe(true);
  await store.request.load();
  expect(store.request.state.kind).toBe('missing');
});
