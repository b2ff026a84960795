import type { IncomingMessage } from 'node:http';
import { countryOf, hostOf, protocolOf } from '../visit/Visit.ts';
import { personAddress } from './personAddress.ts';

/** What a browser may tell the platform; anything else, as an override of the method, ends here. */
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

/** What makes a request an upgrade. */
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
  /** Network address of the person, as the edge knows it. */
  readonly address: string | undefined;
}

/**
 * The headers with which a request goes on to the platform: those of the browser that it may send,
 * and host, protocol, address and country as the edge knows them.
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

/** The headers with which an upgrade goes on. */
export function passedSocketHeaders(request: IncomingMessage, trustsProxy: boolean): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    headers.set(name, Array.isArray(value) ? value.join(', ') : (value ?? ''));
  const passed = passedHeaders(
    // Read only where Host names no host.
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
