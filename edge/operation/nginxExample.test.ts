import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationPaths } from './addOperation.ts';

const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'nginx.conf'), 'utf8');

test('EDG-591 M75 the nginx example sets every header that the edge trusts, proxies sockets and keeps operation paths internal', () => {
  const [, closed = ''] = /location ~ (\S+) \{\s*return 404;/.exec(text) ?? [];
  expect(operationPaths.filter((path) => !new RegExp(closed).test(path))).toEqual([]);
  expect(new RegExp(closed).test('/en')).toBe(false);
  const set = new Map(
    [...text.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
  expect(Object.fromEntries(set)).toMatchObject({
    'x-forwarded-host': '$http_host',
    'x-forwarded-proto': '$scheme',
    'x-forwarded-for': '$proxy_add_x_forwarded_for',
    'x-geo-country': '$visitor_country',
    'x-request-id': '$request_id',
    upgrade: '$http_upgrade',
    connection: '$connection_to_edge',
  });
});
