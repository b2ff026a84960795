import { useServices } from '#core/ui';

/** Where each product is played. Named here, because the plugins may be missing. */
const homes = { casino: 'casino.lobby', poker: 'poker.lobby' } as const;

/** What offers, news and questions are about. */
export type Product = 'sport' | keyof typeof homes;

/**
 * Whether the site has what is offered: nobody is promised what cannot be played here. Sport is
 * always there. Call it inside an observer: a section can be closed while the page runs.
 */
export function useHasProduct(): (product: Product) => boolean {
  const { navigation } = useServices();
  return (product) => product === 'sport' || navigation.hasRoute(homes[product]);
}
