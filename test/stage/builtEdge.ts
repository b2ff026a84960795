import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootFolder } from '../../tools/build/installedPlugins.ts';

/** Content of a production machine: builds, brands, links to production packages. */
export function copyProduction(): string {
  if (
    !existsSync(join(rootFolder, 'dist/production')) ||
    !existsSync(join(rootFolder, 'dist/edge'))
  )
    throw new Error('There is no build of production; npm run build makes it');
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-production-'));
  for (const name of ['dist/edge', 'dist/production', 'config', 'package.json'])
    cpSync(join(rootFolder, name), join(folder, name), { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(rootFolder, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { dev?: boolean; optional?: boolean }>>;
  };
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || dev === true || optional === true)
      continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(rootFolder, path), join(folder, path));
  }
  return folder;
}

export interface BuiltEdge {
  readonly baseURL: string;
  /** Ends the process; resolves with its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts `node dist/edge/server.js` in a folder; links resolve there, so nothing else is found. */
export async function startBuiltEdge(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<BuiltEdge> {
  const child = spawn(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', 'dist/edge/server.js'],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], STAGE: 'production', PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const origin = /is ready: (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    });
  });
  const baseURL = await Promise.race([ready, exit.then(() => undefined)]);
  if (baseURL === undefined) throw new Error(`The built edge did not start: ${said}`);
  return {
    baseURL,
    async end(signal) {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** A module of the build with all static imports and those by top-level `await`. */
export function loadedFiles(
  entry: string,
): readonly { readonly name: string; readonly code: string }[] {
  const found = new Map<string, string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const code = readFileSync(join(rootFolder, name), 'utf8');
    found.set(name, code);
    for (const [, path = ''] of code.matchAll(
      /^(?:import|export|var)\b[^'"\n]*["'](\.{1,2}\/[^"']+)["']\)?;?$/gm,
    ))
      visit(join(dirname(name), path));
  };
  visit(entry);
  return [...found].map(([name, code]) => ({ name, code }));
}
