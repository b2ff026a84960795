import { expect, test } from 'vitest';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { ScorePair } from './ScorePair.tsx';

test('BET-660 both figures of a score are apart and follow the direction of the page', async () => {
  const { render, services } = await createBettingStage();
  const shown = render(<ScorePair home="162/4" away="–" />).container.firstElementChild;
  expect([shown?.getAttribute('dir'), shown?.textContent]).toEqual(['ltr', '162/4 : –']);
  Object.assign(services.environment, { direction: 'rtl' });
  const pair = render(<ScorePair home={2} away={1} isTight />).container.firstElementChild;
  expect([pair?.getAttribute('dir'), pair?.textContent]).toEqual(['rtl', '2:1']);
  expect(Array.from(pair?.children ?? [], ({ textContent }) => textContent)).toEqual(['2', '1']);
});
