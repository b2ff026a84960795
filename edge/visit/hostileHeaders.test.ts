import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { renderPlainPage } from '../../core/shell/plain/renderPlainPage.tsx';
import { remotePlatform } from '../platform/remotePlatform.ts';
import { edgeWith } from '../testing/edgeStage.ts';
import { useLocalServers } from '../testing/useLocalServers.ts';

beforeEach(useLocalServers);

test.each([
  'birch.localhost:99999',
  'birch.localhost:x',
  'birch.localhost/..',
  'birch.localhost@evil.test',
  'birch.localhost, evil.test',
  '[::1',
  '%',
  '\u00e9.test',
  '',
])('EDG-211 M70 the forwarded host %j is as if it was not said', async (host) => {
  const { get } = edgeWith({ trustsProxy: true });
  const answer = await get('/en', { 'x-forwarded-host': host }, 'alder.localhost:8080');
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('data-brand="alder"');
  expect(html).toContain('http://alder.localhost:8080/en');
  expect(html).not.toContain('birch');
});

/** Headers that the edge or something behind it reads. */
const names = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cf-device-type',
  'content-length',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-geo-country',
  'x-language',
  'x-real-ip',
  'x-request-id',
];
const hostile = [
  'alder.localhost:99999',
  '[::1',
  'https://[',
  '\u00ff\u00fe',
  ',',
  'bytes=0-,9-1,-1',
  '*;q=x',
  'lng=%E0%A4%A; app_theme=__proto__; app_look=%00',
  '00-0-0-zz',
  'x'.repeat(8000),
];
const value = fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 200 }));
/** Characters that a header may carry at all. */
const sendable = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '').trim();

test('EDG-212 M70 for any headers pages and proxied calls are answered and no error is unhandled', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const edges = [true, false].map((trustsProxy) =>
    edgeWith({
      trustsProxy,
      renderPlain: renderPlainPage,
      platform: remotePlatform('http://127.0.0.1:1', { trustsProxy }),
    }),
  );
  const ask = async (
    path: string,
    headers: Record<string, string>,
    asked = edges,
  ): Promise<void> => {
    for (const { edge } of asked) {
      const answer = await edge.fetch(
        new Request(`http://alder.localhost:8080${path}`, { headers }),
      );
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).not.toBe(500);
      await answer.arrayBuffer();
    }
  };
  for (const name of names)
    for (const text of hostile)
      await ask('/web-api/x', { [name]: sendable(text) }, edges.slice(0, 1));
  for (const text of hostile)
    for (const name of ['host', 'x-forwarded-host', 'cookie', 'accept-language', 'user-agent'])
      await ask('/en', { [name]: sendable(text) }, edges.slice(0, 1));
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...names), value.map(sendable), { maxKeys: 6 }),
      fc.constantFrom('/', '/en', '/en/nowhere', '/web-api/x', '/robots.txt', '/metrics'),
      async (headers, path) => ask(path, headers),
    ),
    { numRuns: 15 },
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
}, 60_000);
