import { definePlugin } from '#core';

let lastId = 9950;

/** A page of a section that a site may be without: enough for what leads to it. */
export const standInPage = (name: string, path: string) =>
  definePlugin({
    id: `${path.replaceAll(/[^a-z]+/g, '-')}-stage`,
    routes: [{ id: (lastId += 1), name, path, titleKey: 'title', load: async () => () => null }],
  });
