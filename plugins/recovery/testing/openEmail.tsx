import type { ReactNode } from 'react';
import type { PluginManifest } from '#core';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { auth } from '../../auth/index.ts';
import { recovery } from '../index.ts';

export interface OpenedEmail extends RenderedPlugin {
  readonly sandbox: TestSandbox;
  /** Returns the code in the newest text message. */
  readonly code: () => Promise<string>;
  readonly goOffline: (isOffline: boolean) => void;
}

interface EmailOptions {
  /** E-mail whose link is opened: one to `demo`, or one that the control API sends to `newbie`. */
  readonly letter?:
    | 'verify'
    | 'activate'
    | 'activatefast'
    | 'news'
    | 'new-password'
    | 'undo-contact';
  /** Path to open instead of the e-mail's link. */
  readonly path?: string;
  /** Runs before the page is rendered. */
  readonly before?: (sandbox: TestSandbox, path: string) => Promise<unknown>;
  /** Optional plugins of the site. */
  readonly others?: readonly PluginManifest[];
}

/** Renders the page of an e-mail's link on an in-memory sandbox. */
export async function openEmail(
  page: ReactNode,
  { letter, path, before, others = [] }: EmailOptions,
): Promise<OpenedEmail> {
  const { sandbox, breakOff } = attachSandbox();
  const sent = letter === undefined ? undefined : await send(sandbox, letter);
  const address = path ?? sent?.path ?? '/en';
  await before?.(sandbox, address);
  const rendered = await renderPlugin(page, {
    manifests: [auth, recovery, ...others],
    path: address,
  });
  const code = async (): Promise<string> =>
    /\b\d{6}\b/.exec(
      (await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox')).at(-1)?.body ?? '',
    )?.[0] ?? '';
  return { ...rendered, sandbox, code, goOffline: breakOff };
}

async function send(
  sandbox: TestSandbox,
  letter: NonNullable<EmailOptions['letter']>,
): Promise<{ readonly path: string }> {
  if (letter === 'undo-contact') {
    const demo = await sandbox.signIn();
    await demo.call('POST', '/web-api/user/v1/contact', {
      email: 'new@example.com',
    });
    const letters = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
    return {
      path:
        letters.flatMap(
          ({ body }) => /\/en\/user\/contactundo\?token=[\w-]+/.exec(body) ?? [],
        )[0] ?? '',
    };
  }
  if (letter !== 'new-password')
    return (await (
      await sandbox.post('/sandbox/v1/users/newbie/letter', { kind: letter })
    ).json()) as { path: string };
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  const [newest] = (await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox')).slice(-1);
  return { path: /\/en\/user\/passwordreset\?token=[\w-]+/.exec(newest?.body ?? '')?.[0] ?? '' };
}
