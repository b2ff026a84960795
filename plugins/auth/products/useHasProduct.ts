import { useServices } from '#core/ui';

/** Home route of each product. Declared here, because the plugins may be missing. */
const homes = { casino: 'casino.lobby', poker: 'poker.lobby' } as const;

/** Product that offers, news and prompts are about. */
export type Product = 'sport' | keyof typeof homes;

/**
 * Returns a check whether the site has a product, so that nothing is offered that cannot be played
 * here. Sport always exists. Call the check inside an observer: a plugin can be closed while the
 * page runs.
 */
export function useHasProduct(): (product: Product) => boolean {
  const { navigation } = useServices();
  return (product) => product === 'sport' || navigation.hasRoute(homes[product]);
}
