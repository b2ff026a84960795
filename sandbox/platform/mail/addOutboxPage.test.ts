import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('SBX-1140 e-mails and texts are readable while control is closed, with their links, by recipient', async () => {
  const sandbox = createTestSandbox({ isControlOpen: false });
  expect(await (await sandbox.request('/sandbox/letters')).text()).toContain(
    'Nothing has been sent',
  );
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  const answer = await sandbox.request('/sandbox/letters?to=demo@');
  const page = await answer.text();
  expect(page).toContain('demo@grandstand.example');
  expect(page).toMatch(/<a href="[^"]*\/en\/user\/passwordreset[^"]*"/);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const others = await sandbox.request('/sandbox/letters?to="><script>');
  expect(await others.text()).not.toContain('<script>');
  sandbox.dispose();
});

test('SBX-1140 they are not readable from another machine', async () => {
  const sandbox = createTestSandbox();
  const answer = await sandbox.request('/sandbox/letters', {
    headers: { 'X-Real-IP': '203.0.113.7' },
  });
  expect(answer.status).toBe(404);
  sandbox.dispose();
});
