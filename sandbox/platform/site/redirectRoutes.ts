import type { RedirectAnswer } from '#wire';
import { isRedirectRequest } from '#wire/validators/site.js';
import { checkControl, readControlJson } from '../../control/readControl.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { Redirect } from './Redirects.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const codes = [301, 302, 307, 308];

export function addRedirectRoutes(app: SandboxApp, { redirects }: SandboxPlatform): void {
  app.post('/redirects-api/api/v1/redirect-light', async (context) => {
    const { url } = await readBody(context.req.raw, isRedirectRequest);
    return context.json<RedirectAnswer>(redirects.find(url));
  });

  app.post('/sandbox/v1/redirects', async (context) => {
    const body = await readControlJson(context.req.raw);
    if (!Array.isArray(body))
      throw new ApiError(400, 'invalid_body', 'The body must be a list of {path, url, code}');
    redirects.replace((body as unknown[]).map(readRedirect));
    return context.json({ ok: true, redirects: body.length });
  });
}

function readRedirect(value: unknown): Redirect {
  const {
    path,
    url,
    code = 301,
  } = checkControl(value, { path: 'string', url: 'string', code: 'integer' });
  if (path?.startsWith('/') !== true || url === undefined)
    throw new ApiError(400, 'invalid_body', 'A redirect has a path that begins with / and a url', {
      field: 'path',
    });
  if (!codes.includes(code))
    throw new ApiError(400, 'invalid_body', `/code must be one of ${codes.join(', ')}`, {
      field: 'code',
    });
  return { path, url, code };
}
