import type { RedirectAnswer } from '#wire';
import { isRedirectRequest } from '#wire/validators/site.js';
import { checkControl, oneOf, textLike, readControlJson } from '../../control/readControl.ts';
import { invalidBody } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { Redirect } from './Redirects.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

export function addRedirectRoutes(app: SandboxApp, { redirects }: SandboxPlatform): void {
  app.post('/redirects-api/api/v1/redirect-light', async (context) => {
    const { url } = await readBody(context, isRedirectRequest);
    return context.json<RedirectAnswer>(redirects.find(url));
  });

  app.post('/sandbox/v1/redirects', async (context) => {
    const body = await readControlJson(context);
    if (!Array.isArray(body))
      throw invalidBody(undefined, 'The body must be a list of {path, url, code}');
    redirects.replace((body as unknown[]).map(readRedirect));
    return context.json({ ok: true, redirects: body.length });
  });
}

function readRedirect(value: unknown): Redirect {
  const redirect = checkControl(
    value,
    { path: textLike(/^\//, 'a path'), url: 'string', code: oneOf(301, 302, 307, 308) },
    'path',
    'url',
  );
  return { code: 301, ...redirect };
}
