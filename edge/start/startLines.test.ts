import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoPerson } from '../../sandbox/platform/accounts/seedUsers.ts';
import { startLines } from './startLines.ts';

const site = (name: string, hosts: string[], language: string) => ({
  brand: { name, hosts },
  languages: { default: language },
});
const sites = [
  site('Alder', ['alder.example', 'alder.localhost'], 'en'),
  site('Birch', ['birch.localhost'], 'de'),
  site('Cedar', ['cedar.example'], 'en'),
];

test('EDG-402 once it is up the start says where each brand of this machine is', () => {
  expect(startLines({ port: 8081, sites, demoPerson: undefined })).toEqual([
    'Grandstand is ready: http://localhost:8081/en',
    '  Alder: http://alder.localhost:8081/en',
    '  Birch: http://birch.localhost:8081/de',
  ]);
});

test('EDG-403 with the sandbox it shows the address of e-mails and the demo account, as the README does', () => {
  const [letters, last] = startLines({ port: 8080, sites, demoPerson }).slice(-2);
  expect(letters).toMatch(/ http:\/\/localhost:8080\/sandbox\/letters$/);
  expect(last).toBe('Sign in as demo with the password Demo-pass-1');
  expect(readFileSync('README.md', 'utf8').replaceAll('`', '')).toContain(last);
});
