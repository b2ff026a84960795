import type { Plugin } from 'vite';

const before = 'document.head.appendChild(link)';

/**
 * Style sheets of lazy chunks are put behind all others. The bundler puts them at the end of the head, before those that
 * the HTML has behind the frame; a sheet with a cascade layer that is not the last makes the browser order all layers
 * anew, forget its fonts and lay the whole page out again, once for each.
 */
export function appendStylesPlugin(): Plugin {
  return {
    name: 'grandstand:append-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(before))
          return this.error(
            `The bundler's preload helper has no "${before}" any more: see tools/build/appendStylesPlugin.ts`,
          );
        return code.replace(before, 'document.body.appendChild(link)');
      },
    },
  };
}
