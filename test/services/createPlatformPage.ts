import { onTestFinished, vi } from 'vitest';
import { BearerTokens } from '../../core/platform/session/BearerTokens.ts';
import { SessionStore } from '../../core/platform/session/SessionStore.ts';
import { FakeBrowser } from './FakeBrowser.ts';
import type { BrowserTabs } from '../../core/platform/tabs/BrowserTabs.ts';
import type { SandboxOptions } from '../../sandbox/SandboxOptions.ts';
import type { TestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox, type SandboxNetwork } from '../network/attachSandbox.ts';
import {
  createTestServices,
  type TestServiceOverrides,
  type TestServices,
} from './createTestServices.ts';

/** All services of the core with the real session, on a sandbox in memory. */
export interface PlatformPage extends Omit<TestServices, 'session'> {
  readonly sandbox: TestSandbox;
  readonly network: SandboxNetwork;
  readonly session: SessionStore;
  /** Lets time pass for page and platform until the condition holds; throws after 30 s. */
  readonly until: (isDone: () => boolean) => Promise<void>;
  readonly signIn: (login?: string) => Promise<void>;
}

export interface PlatformPageOptions extends Omit<TestServiceOverrides, 'session' | 'tabs'> {
  readonly sandbox?: TestSandbox | Partial<SandboxOptions>;
  readonly tabs?: BrowserTabs;
}

export function createPlatformPage({
  sandbox: given,
  tabs = new FakeBrowser().openTab(),
  ...overrides
}: PlatformPageOptions = {}): PlatformPage {
  const network = attachSandbox(given);
  const { sandbox, jar } = network;
  let session: SessionStore | undefined;
  const services = createTestServices({
    ...overrides,
    origin: network.origin,
    tabs,
    cookies: {
      read: (name) => jar.get(name),
      write: (name, value) => void jar.set(name, value),
      remove: (name) => void jar.delete(name),
    },
    session: (parts) =>
      (session = new SessionStore({
        ...parts,
        tabs,
        loadTokens: async () => BearerTokens,
        reload: () => undefined,
      })),
  });
  if (session === undefined) throw new Error('The services were made without a session');
  const started = session;
  onTestFinished(() => started.dispose());

  const until = async (isDone: () => boolean): Promise<void> => {
    for (let passedMs = 0; passedMs < 30_000; passedMs += 100) {
      await new Promise((resolve) => setImmediate(resolve));
      // A dynamic import takes real time, during which little platform time may pass.
      if (passedMs % 1000 === 0) await vi.dynamicImportSettled();
      if (isDone()) return;
      sandbox.run(100);
      await services.host.advance(100);
    }
    throw new Error('30 s have passed on the platform and the condition does not hold');
  };

  return {
    ...services,
    sandbox,
    network,
    session: started,
    until,
    signIn: async (login = 'demo') => {
      const answer = await services.http.call('auth.login', {
        body: { uLogin: login, uPassword: 'Demo-pass-1', save: true },
      });
      if ('next' in answer) throw new Error(`${login} has a second factor`);
      started.begin(answer.user_id, {
        token: answer.data.token,
        expiresAtS: answer.data.expires_at,
      });
    },
  };
}
