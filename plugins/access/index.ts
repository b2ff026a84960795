import { definePlugin } from '#core';

export const access = definePlugin({
  id: 'access',
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
