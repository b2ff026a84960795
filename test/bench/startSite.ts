import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { TestCertificate } from './testCertificate.ts';

export interface SiteAddresses {
  readonly plain: string;
  /** Origin with HTTP/2; absent without a certificate. */
  readonly secure?: string;
  readonly certificate?: TestCertificate;
}

export interface StartedSite extends SiteAddresses {
  readonly stop: () => void;
}

/** Starts the measured site and waits until it answers. */
export async function startSite(): Promise<StartedSite> {
  const child = fork(join(import.meta.dirname, 'site.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const addresses = await new Promise<SiteAddresses>((resolve, reject) => {
    child.once('message', (message) => resolve(message as SiteAddresses));
    child.once('exit', (code) =>
      reject(
        new Error(`The site to measure ended with ${code ?? 'a signal'}; its message is above`),
      ),
    );
  });
  return { ...addresses, stop: () => void child.kill() };
}
