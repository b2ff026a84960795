import { expect, test } from 'vitest';
import type { SiteOverrides } from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('the logo of the policy is a picture', async () => {
  const sandbox = createTestSandbox();
  const answer = await sandbox.request('/web-api/policy/logo.agif');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([
    answer.status,
    answer.headers.get('content-type'),
    String.fromCharCode(...bytes.slice(0, 6)),
  ]).toEqual([200, 'image/gif', 'GIF89a']);
  sandbox.dispose();
});

test('SBX-221 version and protocol of the application are announced with the configuration of the site', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/site', { appVersion: '2026.11', site: { protocolVersion: 2 } });
  const { site, version } = await sandbox.json<SiteOverrides>('/bff-api/config/all.json');
  expect([site, version]).toEqual([{ appVersion: '2026.11', protocolVersion: 2 }, '1001']);
  sandbox.dispose();
});
