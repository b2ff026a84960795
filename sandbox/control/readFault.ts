import type { HttpFault } from './HttpFaults.ts';
import { between, checkControl, oneOf, within } from './readControl.ts';

export function readFault(value: unknown): HttpFault {
  const { headers, ...fault } = checkControl(
    value,
    {
      method: 'string',
      path: 'string',
      times: 'integer',
      share: between(Number.MIN_VALUE, 1),
      status: within(200, 599),
      body: 'any',
      headers: 'object',
      delayMs: within(0, 600_000),
      drop: oneOf('before', 'after'),
      captcha: 'boolean',
      fingerprint: 'boolean',
    },
    'path',
  );
  return headers === undefined
    ? fault
    : {
        ...fault,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, text]) => [name, String(text)]),
        ),
      };
}
