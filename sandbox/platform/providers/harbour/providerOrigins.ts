import type { SandboxContext } from '../../http/SandboxApp.ts';

/** Returns the origins of provider and bank, next to the one that the browser called. */
export function providerOrigins({ var: { caller } }: SandboxContext): {
  readonly site: string;
  readonly provider: string;
  readonly challengeBase: string;
} {
  const scheme = caller.isHttps ? 'https' : 'http';
  const [, port = ''] = /(:\d+)$/.exec(caller.host) ?? [];
  return {
    site: `${scheme}://${caller.host}`,
    provider: `${scheme}://pay.localhost${port}`,
    challengeBase: `${scheme}://acs.localhost${port}`,
  };
}
