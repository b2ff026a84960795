import { definePlugin } from '#core';

const load = async () => () => null;

/** Test plugin with lobbies of casino and poker. */
export const lobbies = definePlugin({
  id: 'lobbies',
  routes: [
    { id: 9901, name: 'casino.lobby', path: 'casino', titleKey: 'title', load },
    { id: 9902, name: 'poker.lobby', path: 'poker', titleKey: 'title', load },
  ],
});
