import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from '../../tools/build/installedPlugins.ts';

type Layer = Readonly<Record<string, unknown>>;

/** Copies the configuration and changes files such as `env/test.json`. */
export function copyConfiguration(changes: Readonly<Record<string, Layer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-config-'));
  cpSync(join(rootFolder, 'config'), folder, { recursive: true });
  for (const [name, sections] of Object.entries(changes)) {
    const own = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Layer;
    writeFileSync(join(folder, name), JSON.stringify({ ...own, ...sections }));
  }
  return folder;
}
