import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from '../../tools/build/installedPlugins.ts';
import { timed, type Measured } from './Figure.ts';
import { freePort } from './freePort.ts';

const limitMs = 120_000;

/** `npm start` on a built tree until ready; best of a few runs. */
export async function measureStart(tries: number): Promise<Measured> {
  const times: number[] = [];
  for (let each = 0; each < tries; each += 1) times.push(await startOnce());
  return {
    figures: [
      timed(
        'npm start when built, until ready',
        Math.min(...times) / 1000,
        's',
        5,
        `of ${times.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
      ),
    ],
  };
}

async function startOnce(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-start-'));
  const startMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: rootFolder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(await freePort()),
      SANDBOX_FILE: join(folder, 'sandbox.sqlite'),
    },
  });
  try {
    return await new Promise<number>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`npm start was not ready within ${limitMs / 1000} s`)),
        limitMs,
      );
      let said = '';
      child.stdout.on('data', (text: Buffer) => {
        said += String(text);
        if (!said.includes('is ready')) return;
        clearTimeout(timer);
        resolve(performance.now() - startMs);
      });
      child.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`npm start ended with ${code ?? 'a signal'}: ${said}`));
      });
    });
  } finally {
    // npm, the command line and the server are one process group.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
