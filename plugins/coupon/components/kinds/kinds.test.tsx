import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeStage, createCouponStage, type CouponStage } from '../../testing/createCouponStage.ts';
import { showOnStage } from '../../testing/showOnStage.tsx';
import type { CouponType } from '../../domain/CouponType.ts';
import { CouponPanel } from '../CouponPanel.tsx';
import { KindList } from './KindList.tsx';

// Each test has a platform of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

let stage: CouponStage | undefined;

afterEach(() => {
  if (stage !== undefined) closeStage(stage);
  stage = undefined;
});

/** The coupon of a signed-in person with so many prematch selections, as this kind. */
async function shown(count: number, type?: CouponType): Promise<CouponStage> {
  const page = await createCouponStage();
  stage = page;
  await page.signIn();
  for (const bet of await page.outcomes('line', count)) page.add(bet);
  if (type !== undefined) page.workspace.composition.choose(type);
  await page.pass(1000);
  await showOnStage(page, <CouponPanel />);
  await screen.findByRole('list', { name: 'Selections' }, { timeout: 5000 });
  await act(() => page.pass(100));
  return page;
}

test('CPN-147 all kinds are listed, those that are not available with the reason; arrows go through them', async () => {
  const page = await createCouponStage();
  stage = page;
  for (const bet of await page.outcomes('line', 2)) page.add(bet);
  await page.pass(500);
  const onChosen = vi.fn();
  await showOnStage(page, <KindList workspace={page.workspace} onChosen={onChosen} />);
  const kinds = screen.getAllByRole('button');
  expect(kinds.map((kind) => [kind.querySelector('b')?.textContent, kind.getAttribute('aria-disabled')])).toEqual([
    ['Single', 'true'],
    ['Express', null],
    ['System', 'true'],
    ['Chain', null],
    ['Multi', null],
    ['Conditional', null],
    ['Anti-express', null],
    ['Lucky', null],
    ['Patent', 'true'],
    ['Many singles', null],
  ]);
  const system = screen.getByRole('button', { name: /^System/ });
  expect(system.textContent).toBe('SystemAdd 1 more selection');
  const user = userEvent.setup();
  await user.click(system);
  expect([page.workspace.coupon.type, onChosen.mock.calls.length]).toEqual(['accumulator', 0]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Chain/ }));
  await user.keyboard('{Home}{ArrowUp}{Enter}');
  expect([page.workspace.coupon.type, onChosen.mock.calls.length]).toEqual(['singles', 1]);
});

test('CPN-149 a system shows its size, its combinations and from what to what it pays', async () => {
  const page = await shown(4, 'system');
  const size = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Size' });
  expect([[...size.options].map((option) => option.text), size.value]).toEqual([['2 of 4', '3 of 4'], '2']);
  expect(screen.getByText('6 combinations')).toBeDefined();
  const user = userEvent.setup();
  const list = within(screen.getByRole('list', { name: 'Selections' }));
  const [first, second] = list.getAllByRole('button', { name: /^Banker: / });
  if (first === undefined || second === undefined) throw new Error('no bankers');
  await user.click(first);
  expect([first.getAttribute('aria-pressed'), size.options[0]?.text, screen.getByText('3 combinations')]).toMatchObject(['true', '2 of 3 + 1 banker', {}]);
  expect([second.getAttribute('aria-disabled'), second.getAttribute('aria-label')?.endsWith('three selections stay beside the bankers')]).toEqual(['true', true]);
  const stake = screen.getByRole('textbox', { name: 'Total stake' });
  await user.clear(stake);
  await user.type(stake, '12');
  const { coupon } = page.workspace;
  expect(screen.getByText('3 combinations at').nextElementSibling?.textContent).toBe('€\u00a04.00');
  expect(Number(screen.getByTestId('possible-win').textContent?.replaceAll(/[^\d]/g, ''))).toBe(coupon.potentialPayoutMinor);
  expect(Number(screen.getByText('Possible win, from').nextElementSibling?.textContent?.replaceAll(/[^\d]/g, ''))).toBe(coupon.leastPayoutMinor);
  expect(screen.getByRole('button', { name: /^Place bet/ }).textContent).toContain('€\u00a012.00');
});
