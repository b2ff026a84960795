import { expect, test } from 'vitest';
import type { BlockAnswer } from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const claims = {
  'X-Forwarded-Host': 'evil.test',
  'X-Forwarded-Proto': 'https',
  'X-Geo-Country': 'FR',
  'X-Real-IP': '203.0.113.7',
};

test.each([true, false])(
  'SBX-830 M82 with an edge in front: %s, its headers are trusted',
  async (trustsEdge) => {
    const sandbox = createTestSandbox({ trustsEdge });
    await sandbox.post('/sandbox/v1/site', { block: { templateTypeId: 1, countries: ['FR'] } });
    const block = await sandbox.json<BlockAnswer>('/blocks-api/api/v1/block/light', {
      headers: claims,
    });
    expect(block.countryCode).toBe(trustsEdge ? 'FR' : undefined);
    const post = await sandbox.post(
      '/web-api/support/v1/chat',
      {},
      {
        ...claims,
        Origin: 'https://evil.test',
      },
    );
    expect(post.status === 403).toBe(!trustsEdge);
    const login = await sandbox.post(
      '/web-api/auth/v1/login',
      { uLogin: 'demo', uPassword: 'Demo-pass-1', save: false },
      { Host: 'site.test', ...claims, 'X-Forwarded-Host': 'site.test' },
    );
    expect(login.headers.getSetCookie()[0]?.startsWith('__Host-')).toBe(trustsEdge);
    sandbox.dispose();
  },
);
