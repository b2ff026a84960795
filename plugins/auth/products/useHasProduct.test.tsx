import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { lobbies } from '../testing/lobbies.ts';
import { useHasProduct } from './useHasProduct.ts';

const Products = observer(function Products() {
  const hasProduct = useHasProduct();
  return <p>{(['sport', 'casino', 'poker'] as const).filter(hasProduct).join(' ')}</p>;
});

test.each([
  ['sport', [], {}],
  ['sport casino poker', [lobbies], {}],
  ['sport poker', [lobbies], { features: { 'route.casino.lobby': false } }],
] as const)(
  'AUT-364 the site has %s where its sections are there and open',
  async (products, manifests, configuration) => {
    const { container } = await renderPlugin(<Products />, { manifests, configuration });
    expect(container.querySelector('p')?.textContent).toBe(products);
  },
);
