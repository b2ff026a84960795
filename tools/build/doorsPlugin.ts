import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Imports through a door of the core (`#core`, `#core/data`, `#core/ui`), or through the `ui.ts` of another plugin, are led to the file behind it. A door offers far more than
 * any importer uses, and the bundler puts all that a module imports into the same chunk: with the manifests, which every
 * page loads, all of the core would come.
 */
export function doorsPlugin(root: string): Plugin {
  const doors = new Map([
    ['#core', offersOf(join(root, 'core/index.ts'))],
    ['#core/data', offersOf(join(root, 'core/data/index.ts'))],
    ['#core/ui', offersOf(join(root, 'core/ui/index.ts'))],
  ]);
  return {
    name: 'grandstand:doors',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const doorOf = (name: string): ReadonlyMap<string, string> | undefined => {
        if (name.startsWith('#')) return doors.get(name);
        const path = join(dirname(id), name);
        if (!doors.has(path)) doors.set(path, offersOf(path));
        return doors.get(path);
      };
      return code.replaceAll(
        /^import \{([^}]*)\} from '(#core(?:\/(?:data|ui))?|(?:\.\.\/)+\w+\/ui\.ts)';/gm,
        (whole, names: string, door: string) => importBehind(doorOf(door), names) ?? whole,
      );
    },
  };
}

/** Files by the names that a door offers, types left out. */
function offersOf(door: string): ReadonlyMap<string, string> {
  const offers = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(door, 'utf8').matchAll(
    /^export (\*|\{[^}]*\}) from '([^']+)';/gm,
  )) {
    const file = join(dirname(door), path);
    if (names === '*') for (const [name, behind] of offersOf(file)) offers.set(name, behind);
    else for (const name of namesOf(names.slice(1, -1))) offers.set(name, file);
  }
  return offers;
}

/** On one line, so that the lines of messages stay right. Undefined where a name is unknown: the door is left to the bundler. */
function importBehind(
  offers: ReadonlyMap<string, string> | undefined,
  names: string,
): string | undefined {
  const imports = namesOf(names).map((name) => {
    const file = offers?.get(name.split(' as ')[0] ?? '');
    return file === undefined ? undefined : `import { ${name} } from '${file}';`;
  });
  return imports.includes(undefined)
    ? undefined
    : imports.join(' ') + '\n'.repeat(names.split('\n').length - 1);
}

function namesOf(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
