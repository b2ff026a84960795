import { disciplines, hasDraws, mapsOf, textsOf, type SandboxPart } from '#sandbox';
import type { DisciplineList } from '#wire';
import { cyberSeo } from './cyberSeo.ts';

export const sandboxPart: SandboxPart = {
  seo: cyberSeo,
  addRoutes(app) {
    app.get('/web-api/cyber/v1/disciplines', (context) => {
      const texts = textsOf(context.var.language);
      return context.json<DisciplineList>({
        disciplines: disciplines.map(({ id, key, kinds }) => {
          const maps = mapsOf(key);
          return {
            id,
            key,
            name: texts.of(`discipline.${key}`),
            kinds: [kinds[0] ?? 'real', ...kinds.slice(1)],
            has_draws: hasDraws(key),
            ...(maps === undefined ? {} : { best_of: maps.bestOf, unit: maps.unit }),
          };
        }),
      });
    });
  },
};
