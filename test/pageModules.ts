import { sourceFiles, type SourceFile } from './sourceFiles.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

export const modules = (folder: string): SourceFile[] =>
  sourceFiles(folder, /\.tsx?$/).filter(({ path }) => !isTest(path));

export const pluginModules = modules('plugins').filter(
  ({ path }) => !/^plugins\/(?:index|debug)\.ts$/.test(path),
);

export const pluginOf = (path: string): string => path.split('/')[1] ?? '';

export const isManifest = (path: string): boolean => /^plugins\/[^/]+\/index\.ts$/.test(path);
