import { beforeEach, expect, test, vi } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { OneTap } from './OneTap.ts';

interface Given {
  readonly client_id: string;
  readonly callback: (answer: { credential?: unknown; select_by?: unknown }) => void;
}

let page: PlatformPage;
let given: Given | undefined;
const prompt = vi.fn<(onMoment: (moment: { isSkippedMoment: () => boolean }) => void) => void>();
const cancel = vi.fn();
const leave = vi.fn();
const report = vi.fn();
const add = vi.fn();
const google = {
  accounts: { id: { initialize: (settings: Given) => (given = settings), prompt, cancel } },
};
const settings = { scriptUrl: '/sandbox/providers/one-tap.js', redirectOrigins: [] };

beforeEach(() => {
  vi.clearAllMocks();
  given = undefined;
  page = createPlatformPage({
    config: { currency: 'EUR', site: { geoCountryId: 5 } },
    environment: { language: 'de' },
    navigation: { leave },
    notices: { add },
    reports: { report },
  });
});

async function open(
  load: (source: {
    address: string;
    timeoutMs: number;
    origins?: readonly string[];
  }) => Promise<void> = async () => undefined,
  global: object = { google },
  scriptUrl = settings.scriptUrl,
): Promise<OneTap> {
  await page.session.start();
  return new OneTap(page, { ...settings, scriptUrl }, { load, global });
}

async function credential(): Promise<string> {
  const answer = await page.sandbox.post('/sandbox/providers/one-tap/credential', {
    client_id: given?.client_id,
    email: 'demo@grandstand.example',
  });
  return ((await answer.json()) as { credential: string }).credential;
}

const forms = async (): Promise<string[]> =>
  (
    await page.sandbox.json<{ body: string }[]>(
      '/sandbox/v1/requests?path=/social-api/oauth/google-one-tap',
    )
  ).map(({ body }) => body);

test('AUT-87 the account that was chosen is handed in, and the browser goes where the platform says', async () => {
  await (await open()).start();
  expect(prompt).toHaveBeenCalledTimes(1);
  given?.callback({ credential: await credential(), select_by: 'user' });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  const [address] = leave.mock.calls[0] as [string];
  expect(address).toMatch(/^\/social-api\/oauth\/google-one-tap\/complete\?/);
  const { jar } = page.network;
  const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(
    (await page.sandbox.request(address, { headers: { Cookie } })).headers.get('location'),
  ).toBe('/de');
  expect((await forms())[0]).toMatch(
    /^credential=[^&]+&select_by=user&clientId=grandstand-sandbox&language=de&currency=EUR&countryId=5$/,
  );
});

test('AUT-87 M22 the currency is that of the visitor’s country, where the platform knows it', async () => {
  page = createPlatformPage({
    config: { currency: 'EUR', site: { geoCurrency: 2 } },
    navigation: { leave },
    services: {
      get: async () => ({
        load: async () => undefined,
        items: () => [
          { id: 1, code: 'EUR', name: 'Euro' },
          { id: 2, code: 'TRY', name: 'Turkish lira' },
        ],
      }),
    },
  });
  await (await open()).start();
  given?.callback({ credential: await credential(), select_by: 'user' });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect((await forms())[0]).toContain('&currency=TRY&');
});

test('AUT-87 a refusal is said, and an address elsewhere is not followed', async () => {
  await (await open()).start();
  given?.callback({ credential: 'made.up', select_by: 'user' });
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  await page.sandbox.post('/sandbox/v1/faults', [
    {
      path: '/social-api/oauth/google-one-tap',
      status: 200,
      body: { redirectUrl: 'https://evil.example/' },
    },
  ]);
  given?.callback({ credential: await credential(), select_by: 'user' });
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2));
  expect(report.mock.calls.map(([error]) => (error as Error).name)).toEqual([
    'HttpError',
    'UnsafeRedirectError',
  ]);
  expect(leave).not.toHaveBeenCalled();
});

test('AUT-86 A42 a script that does not come, or brings nothing, is reported and costs the offer alone', async () => {
  const sources: object[] = [];
  await (
    await open(
      async (source) => {
        sources.push(source);
        throw new Error('blocked');
      },
      { google },
      'https://id.example/client',
    )
  ).start();
  expect(sources).toEqual([
    { address: 'https://id.example/client', origins: ['https://id.example'], timeoutMs: 5000 },
  ]);
  await (await open(async () => undefined, {})).start();
  await page.sandbox.post('/sandbox/v1/faults', [
    { path: '/social-api/oauth/google-one-tap/clientId', times: 9, status: 404 },
  ]);
  const load = vi.fn(async () => undefined);
  await (await open(load)).start();
  expect(load).not.toHaveBeenCalled();
  expect(report.mock.calls.map(([error]) => (error as Error).name)).toEqual([
    'Error',
    'ProviderScriptError',
    'HttpError',
  ]);
  expect([prompt.mock.calls.length, add.mock.calls.length]).toEqual([0, 0]);
});

test('AUT-88 a sign-in by other means takes the offer away, also while the script is on its way', async () => {
  await (await open()).start();
  await page.signIn();
  expect(cancel).toHaveBeenCalledTimes(1);
  await page.session.end();
  let arrive = (): void => undefined;
  const late = (await open(() => new Promise((resolve) => (arrive = resolve)))).start();
  await vi.waitFor(async () => expect(arrive).not.toBeUndefined());
  await page.signIn();
  arrive();
  await late;
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('AUT-101 an offer that was put away is not made again in this tab', async () => {
  const first = await open();
  await first.start();
  prompt.mock.lastCall?.[0]({ isSkippedMoment: () => false });
  first.stop();
  await first.start();
  expect([prompt.mock.calls.length, cancel.mock.calls.length]).toEqual([2, 1]);
  prompt.mock.lastCall?.[0]({ isSkippedMoment: () => true });
  first.stop();
  await first.start();
  await (await open()).start();
  expect(prompt).toHaveBeenCalledTimes(2);
});
