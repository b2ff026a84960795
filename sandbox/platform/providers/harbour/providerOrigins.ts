import type { SandboxContext } from '../../http/SandboxApp.ts';

/** Provider and bank have origins of their own beside the one that the browser asked. */
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
