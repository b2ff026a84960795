import { definePlugin } from '#core';

const load = async () => () => null;

/** A site that has casino and poker as well. */
export const lobbies = definePlugin({
  id: 'lobbies',
  routes: [
    { id: 9901, name: 'casino.lobby', path: 'casino', titleKey: 'title', load },
    { id: 9902, name: 'poker.lobby', path: 'poker', titleKey: 'title', load },
  ],
});
