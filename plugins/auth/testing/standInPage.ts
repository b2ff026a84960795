import { definePlugin } from '#core';

let lastId = 9950;

/**
 * Creates a plugin with one empty page, as the target of links to a plugin that a site may be
 * without.
 */
export const standInPage = (name: string, path: string) =>
  definePlugin({
    id: `${path.replaceAll(/[^a-z]+/g, '-')}-stage`,
    routes: [{ id: (lastId += 1), name, path, titleKey: 'title', load: async () => () => null }],
  });
