import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { write } from './output.ts';

/** The symbols of `core/ui/icons/icons.svg` and of each plugin's `icons.svg`, by name. */
export function readIcons(root: string): ReadonlyMap<string, string> {
  const files = [
    join('core', 'ui', 'icons', 'icons.svg'),
    ...readdirSync(join(root, 'plugins')).map((id) => join('plugins', id, 'icons.svg')),
  ].filter((file) => existsSync(join(root, file)));
  const icons = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [symbol, name = ''] of text.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)) {
      if (icons.has(name)) throw new Error(`${file}: there is an icon named ${name} already`);
      icons.set(name, symbol);
    }
  }
  return icons;
}

/** Writes one sprite of all symbols, and the type of their names. */
export function writeIcons(root: string): void {
  const icons = readIcons(root);
  write(
    'icons/sprite.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">\n${[...icons.values()].join('\n')}\n</svg>\n`,
  );
  write(
    'icons/IconName.ts',
    `/** Names of the sprite. */
export type IconName =
${[...icons.keys()].map((name) => `  | '${name}'`).join('\n')};
`,
  );
}
