import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnScripts } from '../../tools/build/ownScripts.ts';
import type { Preloads } from '../../tools/build/Preloads.ts';
import { StaticFiles } from '../files/StaticFiles.ts';

/** The result of the build: its files, and the files that each contribution needs. */
export interface BuiltSite {
  readonly files: StaticFiles;
  readonly preloads: Preloads;
  /** Scripts of the pages that allow no other script. */
  readonly ownScripts: OwnScripts;
}

/** Thrown if the build folder holds no build. */
class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError';
}

/** @param others folders whose files take precedence over those of the build */
export function readBuiltSite(folder: string, others: readonly string[] = []): BuiltSite {
  if (!existsSync(join(folder, 'preloads.json')))
    throw new MissingBuildError(`There is no build in ${folder}; run npm run build or npm start`);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return {
    files: new StaticFiles([...others, folder]),
    preloads: read('preloads.json') as Preloads,
    ownScripts: read('own-scripts.json') as OwnScripts,
  };
}
