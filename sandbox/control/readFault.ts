import { ApiError } from '../platform/http/ApiError.ts';
import type { HttpFault } from './HttpFaults.ts';
import { checkControl } from './readControl.ts';

export function readFault(value: unknown): HttpFault {
  const body = checkControl(value, {
    method: 'string',
    path: 'string',
    times: 'integer',
    share: 'number',
    status: 'integer',
    body: 'any',
    headers: 'object',
    delayMs: 'integer',
    drop: 'string',
    captcha: 'boolean',
    fingerprint: 'boolean',
  });
  const { path, share, status, drop, delayMs } = body;
  if (path === undefined)
    throw new ApiError(400, 'invalid_body', '/path is missing', { field: 'path' });
  if (share !== undefined && (share <= 0 || share > 1))
    throw new ApiError(400, 'invalid_body', '/share must be above 0 and at most 1', {
      field: 'share',
    });
  if (status !== undefined && (status < 200 || status > 599))
    throw new ApiError(400, 'invalid_body', '/status must be from 200 to 599', { field: 'status' });
  if (drop !== undefined && drop !== 'before' && drop !== 'after')
    throw new ApiError(400, 'invalid_body', '/drop must be before or after', { field: 'drop' });
  if (delayMs !== undefined && (delayMs < 0 || delayMs > 600_000))
    throw new ApiError(400, 'invalid_body', '/delayMs must be from 0 to 600000', {
      field: 'delayMs',
    });
  const headers =
    body.headers === undefined
      ? undefined
      : Object.fromEntries(
          Object.entries(body.headers).map(([name, text]) => [name, String(text)]),
        );
  return {
    path,
    ...(body.method === undefined ? {} : { method: body.method }),
    ...(body.times === undefined ? {} : { times: body.times }),
    ...(share === undefined ? {} : { share }),
    ...(status === undefined ? {} : { status }),
    ...(body.body === undefined ? {} : { body: body.body }),
    ...(headers === undefined ? {} : { headers }),
    ...(delayMs === undefined ? {} : { delayMs }),
    ...(drop === undefined ? {} : { drop }),
    ...(body.captcha === undefined ? {} : { captcha: body.captcha }),
    ...(body.fingerprint === undefined ? {} : { fingerprint: body.fingerprint }),
  };
}
