import { Contributions } from '../plan/Contributions.ts';
import type { I18nContribution } from '../../contract/PluginManifest.ts';

type Load = I18nContribution['load'];

/**
 * Dictionaries whose files the HTML names, for the language in which the page was served. Another
 * language, and a missing file, are looked up in the manifests, which know all files.
 *
 * @param files by namespace; `file#name` if a file has several dictionaries, each under its name
 */
export function dictionariesByFile(
  files: Readonly<Record<string, string>>,
  language: string,
  fromManifest: (namespace: string) => Promise<Load> = loadFromManifest,
): Record<string, Load> {
  const loadOf =
    (namespace: string, address: string): Load =>
    async (of) => {
      if (of === language) {
        try {
          const [file = '', name] = address.split('#');
          const module = await import(/* @vite-ignore */ file);
          return (name === undefined ? module : module[name]) as Awaited<ReturnType<Load>>;
        } catch {
          // The page is older than the files of the current deploy.
        }
      }
      return (await fromManifest(namespace))(of);
    };
  return Object.fromEntries(
    Object.entries(files).map(([namespace, file]) => [namespace, loadOf(namespace, file)]),
  );
}

async function loadFromManifest(namespace: string): Promise<Load> {
  const { manifests } = await import('./manifests.ts');
  const load = new Contributions(manifests).dictionaries.get(namespace);
  if (load === undefined) throw new Error(`No plugin has the texts ${namespace}`);
  return load;
}
