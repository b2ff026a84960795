import type { IncomingMessage } from 'node:http';
import { countryOf, hostOf, protocolOf } from '../visit/Visit.ts';
import { personAddress } from './personAddress.ts';

/**
 * Headers of browsers that reach the platform; all others, such as a method override, are dropped.
 */
const ofBrowsers = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-type',
  'cookie',
  'dnt',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'pragma',
  'range',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-gpc',
  'user-agent',
  'x-captcha-result',
  'x-fingerprint',
  'x-idempotency-key',
  'x-language',
  'x-requested-with',
]);

/** Headers of an upgrade. */
const ofUpgrades = [
  'connection',
  'upgrade',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
];

export interface PassedFacts {
  readonly trustsProxy: boolean;
  /** Network address of the visitor, as the edge determined it. */
  readonly address: string | undefined;
}

/**
 * Headers of a proxied call: the allowed ones of the browser, and host, protocol, address and
 * country as the edge determined them.
 */
export function passedHeaders(
  request: Pick<Request, 'headers' | 'url'>,
  { trustsProxy, address }: PassedFacts,
): Headers {
  const { headers } = request;
  const passed = new Headers();
  for (const [name, value] of headers) if (ofBrowsers.has(name)) passed.append(name, value);
  passed.set('x-forwarded-host', hostOf(request, trustsProxy));
  passed.set('x-forwarded-proto', protocolOf(request, trustsProxy));
  if (address !== undefined) passed.set('x-real-ip', address);
  const way = trustsProxy ? headers.get('x-forwarded-for') : null;
  if (way !== null) passed.set('x-forwarded-for', way);
  const country = countryOf(request, trustsProxy);
  if (country !== '') passed.set('x-geo-country', country);
  return passed;
}

/** Headers of a proxied upgrade. */
export function passedSocketHeaders(request: IncomingMessage, trustsProxy: boolean): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    headers.set(name, Array.isArray(value) ? value.join(', ') : (value ?? ''));
  const passed = passedHeaders(
    // Used only if Host is no valid host.
    { headers, url: 'http://localhost' },
    {
      trustsProxy,
      address: personAddress(headers.get('x-forwarded-for'), { incoming: request }, trustsProxy),
    },
  );
  for (const name of ofUpgrades) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}
