import { expect, test } from 'vitest';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';
import { DeviceProofs } from '../sign-in/DeviceProofs.ts';
import { Users } from '../Users.ts';
import { SecondFactors, totpOf } from './SecondFactors.ts';

const auth = '/web-api/auth/v1';
const registration = '/web-api/registration/v1/phone-codes';

/** The page's handle, and the code that was sent. */
interface Code {
  readonly handle: string;
  readonly code: string;
}

/** A purpose of codes: how one is sent, and which call accepts it. */
interface Purpose {
  readonly begin: (scene: Scene) => Promise<Code>;
  readonly use: (scene: Scene, code: Code) => Promise<Response>;
}

interface Scene {
  readonly sandbox: TestSandbox;
  /** A person without a password who has a session. */
  readonly inside: TestPerson;
  readonly cookies: Map<string, string>;
}

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

async function json(response: Response): Promise<Readonly<Record<string, string>>> {
  expect(response.status).toBe(200);
  return (await response.json()) as Readonly<Record<string, string>>;
}

/** Returns the code of the newest e-mail or text to a recipient. */
function sent({ sandbox }: Scene, recipient: string): string {
  const letter = sandbox.store.one<{ body: string }>(
    'SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC',
    recipient,
  );
  return /\b\d{6}\b/.exec(letter?.body ?? '')?.[0] ?? '';
}

const number = (national: string): object => ({ 'phone-code': '+356', 'phone-number': national });

async function signIn(scene: Scene, name: string, login: string): Promise<string> {
  const response = await scene.sandbox.post(`${auth}/login`, {
    uLogin: login,
    uPassword: 'Demo-pass-1',
    save: false,
  });
  scene.cookies.set(name, cookieOf(response));
  return (await json(response))['ticket'] ?? '';
}

/** Secret of the app that newbie has bound. */
let secret = '';
const purposes: Readonly<Record<string, Purpose>> = {
  'signing in': {
    begin: async (scene) => {
      const { guid = '' } = await json(await scene.sandbox.post(`${auth}/sms`, number('99992121')));
      return { handle: guid, code: sent(scene, '+35699992121') };
    },
    use: ({ sandbox }, { handle, code }) =>
      sandbox.post(`${auth}/login/sms`, { guid: handle, 'sms-code': code, save: false }),
  },
  'a new password': {
    begin: async (scene) => {
      const answer = await scene.sandbox.post(`${auth}/password/sms`, number('99993131'));
      return { handle: (await json(answer))['guid'] ?? '', code: sent(scene, '+35699993131') };
    },
    use: ({ sandbox }, { handle, code }) =>
      sandbox.post(`${auth}/password/code`, { guid: handle, 'sms-code': code }),
  },
  'confirming a number': {
    begin: async (scene) => {
      const phone = '+35699994141';
      const answer = await scene.sandbox.post(`${auth}/activation/code`, { phone });
      return { handle: (await json(answer))['token'] ?? '', code: sent(scene, phone) };
    },
    use: ({ sandbox }, { handle, code }) =>
      sandbox.post(`${auth}/activation/phone`, { token: handle, code }),
  },
  'a registration': {
    begin: async (scene) => {
      const phone = '+35699995151';
      const answer = await scene.sandbox.post(registration, { phone });
      return { handle: (await json(answer))['token'] ?? '', code: sent(scene, phone) };
    },
    use: ({ sandbox }, { handle, code }) =>
      sandbox.post(`${registration}/confirm`, { token: handle, code }),
  },
  'a proof': {
    begin: async (scene) => {
      const answer = await scene.inside.call('POST', `${auth}/step-up/letter`);
      const { guid = '' } = await json(answer);
      return { handle: guid, code: sent(scene, 'vip@grandstand.example') };
    },
    use: ({ inside }, { handle, code }) =>
      inside.call('POST', `${auth}/step-up`, { letter: { guid: handle, code } }),
  },
  'a new device': {
    begin: async (scene) => ({
      handle: await signIn(scene, 'device', 'demo'),
      code: sent(scene, 'demo@grandstand.example'),
    }),
    use: ({ sandbox, cookies }, { handle, code }) =>
      sandbox.post(
        `${auth}/new-device`,
        { ticket: handle, code },
        { Cookie: cookies.get('device') ?? '' },
      ),
  },
  'a second step': {
    begin: async (scene) => ({
      handle: await signIn(scene, 'step', 'newbie'),
      code: totpOf(secret).generate({ timestamp: scene.sandbox.nowMs() }),
    }),
    use: ({ sandbox, cookies }, { handle, code }) =>
      sandbox.post(
        `${auth}/two-step`,
        { ticket: handle, code },
        { Cookie: cookies.get('step') ?? '' },
      ),
  },
};

/** Creates people with everything that codes are sent for. */
async function stage(): Promise<Scene> {
  const sandbox = createTestSandbox();
  const users = new Users(sandbox.store);
  const inside = await sandbox.signIn('vip');
  users.markWithoutPassword(inside.userId);
  const idOf = (login: string): number => users.byLogin(login)?.id ?? 0;
  users.change(idOf('demo'), { phone: '+35699992121', activationType: 2 });
  users.change(idOf('newbie'), { phone: '+35699993131', activationType: 2 });
  users.change(idOf('frozen'), { phone: '+35699994141' });
  new DeviceProofs(sandbox.store, sandbox.nowMs).set(idOf('demo'), true);
  const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
  secret = factors.begin(idOf('newbie'));
  factors.confirm(idOf('newbie'), totpOf(secret).generate({ timestamp: sandbox.nowMs() }));
  sandbox.advance(60_000);
  return { sandbox, inside, cookies: new Map() };
}

test.each(Object.keys(purposes))(
  'SBX-953 TA07 a code for %s works for its purpose only',
  async (name) => {
    const own = purposes[name];
    if (own === undefined) throw new Error(`There is no purpose ${name}`);
    const scene = await stage();
    const code = await own.begin(scene);
    expect([code.handle.length > 20, code.code]).toEqual([
      true,
      expect.stringMatching(/^\d{6}$/) as string,
    ]);
    for (const [other, purpose] of Object.entries(purposes)) {
      if (other === name) continue;
      const { status } = await purpose.use(scene, code);
      expect([other, status >= 400]).toEqual([other, true]);
    }
    expect((await own.use(scene, code)).status).toBe(200);
    scene.sandbox.dispose();
  },
);
