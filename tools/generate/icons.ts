import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
