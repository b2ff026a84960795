/** The attacked processes: the platform from its sources, the edge as built for production. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../tools/build/installedPlugins.ts';
import { freePort } from '../bench/freePort.ts';

export interface Process {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Its whole output. */
  readonly log: () => string;
  readonly isAlive: () => boolean;
  /** Kills it at once, like a loss of power. */
  readonly kill: () => Promise<void>;
}

const running = new Set<ChildProcess>();
const startLimitMs = 60_000;

interface Start {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Maximum size of its files, in KiB. */
  readonly fileLimitKib?: number | undefined;
}

/** Starts a process and resolves when it reports ready; rejects if it ends before. */
async function start({ args, env, fileLimitKib }: Start): Promise<Process> {
  const port = await freePort();
  const command = [process.execPath, ...args];
  // The limit of file sizes is set by the shell that then executes the process.
  const [file = '', ...words] =
    fileLimitKib === undefined
      ? command
      : ['bash', '-c', `ulimit -f ${fileLimitKib}; exec "$@"`, 'siege', ...command];
  const child = spawn(file, words, {
    cwd: rootFolder,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let log = '';
  let isEnded = false;
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      isEnded = true;
      running.delete(child);
      resolve();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`Not ready in time: ${log}`)), startLimitMs);
    const read = (chunk: Buffer): void => {
      log = (log + chunk.toString()).slice(-200_000);
      if (log.includes(' is ready: ')) {
        clearTimeout(limit);
        resolve();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      clearTimeout(limit);
      reject(new StartRefusedError(log.trim()));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    log: () => log,
    isAlive: () => !isEnded,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A process ended before it was ready; the message is its output. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError';
}

export function startPlatform(databasePath: string, fileLimitKib?: number): Promise<Process> {
  return start({
    args: ['sandbox/server.ts'],
    env: {
      SANDBOX_FILE: databasePath,
      SANDBOX_SIZE: 'small',
      SANDBOX_CONTROL: '1',
      SANDBOX_TRUST_EDGE: '1',
    },
    fileLimitKib,
  });
}

/** Starts a production edge with a platform, by default behind a balancer. */
export function startEdge(
  platform: Process,
  { trustsProxy = true }: { readonly trustsProxy?: boolean } = {},
): Promise<Process> {
  return start({
    args: [join('dist', 'edge', 'server.js')],
    env: {
      STAGE: 'production',
      PLATFORM_URL: platform.url,
      TRUST_PROXY: trustsProxy ? '1' : '0',
      BRAND: 'northline',
    },
  });
}

export async function killAll(): Promise<void> {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) => {
          child.once('close', resolve);
          child.kill('SIGKILL');
        }),
    ),
  );
}

/** Number of open descriptors; undefined if the system does not report it. */
export function openDescriptors({ pid }: Process): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}

/** Memory in use in MiB; undefined if the system does not report it. */
export function memoryMib({ pid }: Process): number | undefined {
  try {
    const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kib === undefined ? undefined : Number(kib) / 1024;
  } catch {
    return undefined;
  }
}
