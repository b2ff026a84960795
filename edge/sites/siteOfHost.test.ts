import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSites } from './loadSites.ts';
import { emailLinkOrigin } from './siteOfHost.ts';

const folder = join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'config');
const sites = loadSites(folder, 'demo', []);

test.each([
  ['birch.localhost:8080', 'http://birch.localhost:8080'],
  ['Alder.localhost', 'http://alder.localhost'],
  ['localhost:5173', 'http://localhost:5173'],
  ['evil.example', 'http://alder.localhost'],
  ['birch.localhost.evil.example:8080', 'http://alder.localhost:8080'],
  ['', ''],
])('SBX-1141 e-mails of the brand at %j link to %j', (host, origin) => {
  expect(emailLinkOrigin(sites, host, 'alder')).toBe(origin);
});
