import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Uncaught errors that the process makes on request. */
const mistakes = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => {
     void Promise.reject(new RangeError('forgotten'));
     setTimeout(() => { throw new TypeError('of a timer'); });
   });`,
)}`;

test('SBX-1023 an uncaught error is logged by the sandbox on its own port, which continues to answer', async () => {
  const server = spawn(
    process.execPath,
    ['--import', mistakes, join(import.meta.dirname, 'server.ts')],
    { env: { ...process.env, PORT: '0', SANDBOX_SIZE: 'small', NODE_NO_WARNINGS: '1' } },
  );
  let said = '';
  let told = '';
  server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('The sandbox is ready');
  server.kill('SIGUSR2');
  await expect.poll(() => told, { timeout: 60_000 }).toContain('of a timer');
  const [address = ''] = /http:\S+/.exec(said) ?? [];
  const status = await new Promise((resolve, reject) =>
    get(`${address}/web-api/session`, (answer) => resolve(answer.statusCode)).on('error', reject),
  );
  expect(status).toBe(204);
  expect(
    told
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toMatchObject([
    { event: 'unhandled-rejection', name: 'RangeError', message: 'forgotten' },
    { event: 'uncaught-exception', name: 'TypeError', message: 'of a timer' },
  ]);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 90_000);
