import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { definePlugin, provideService, type PluginManifest } from '#core';
import { createMoney } from '#domain/money/Money.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken, type Account, type Accounts } from '../../auth/contract.ts';
import { coupon } from '../index.ts';
import { CalculatorPage } from './CalculatorPage.tsx';

/** Plugin whose paying account is in dinars. */
const dinars = definePlugin({
  id: 'dinars',
  provides: [
    provideService(accountsToken, async () => () => {
      const balance = createMoney(100_000, 'KWD');
      return fakeOf<Accounts>({ activeAccount: fakeOf<Account>({ currency: 'KWD', balance }) });
    }),
  ],
});

async function open(query = '', manifests: readonly PluginManifest[] = []) {
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [coupon, ...manifests],
    configuration: { currency: 'EUR' },
    path: `/en/information/betting-calculator${query}`,
  });
  const { services } = runtime;
  if (services.services.has(accountsToken)) await services.services.get(accountsToken);
  rerender(<CalculatorPage />);
  await screen.findByRole('heading', { level: 1, name: 'Bet calculator' });
  return { navigation: services.navigation };
}

const figure = (name: string): string | null =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? null;

test('CPN-125 CPN-685 missing input is named until there is a result, and the address follows the input', async () => {
  const { navigation } = await open();
  screen.getByText('Odds to enter: at least 2');
  await userEvent.type(screen.getByLabelText('Odds of selection 1'), '2.6');
  await userEvent.type(screen.getByLabelText('Odds of selection 2'), '3.5');
  await userEvent.type(screen.getByLabelText('Odds of selection 3'), '1.2');
  screen.getByText('Enter a stake.');
  await userEvent.type(screen.getByLabelText('Stake'), '10');
  expect(figure('Potential return')).toBe('€\u00A0109.20');
  expect(navigation.query.get('legs')).toBe('2600_3500_1200');
  expect(navigation.query.get('stake')).toBe('1000');
  await userEvent.selectOptions(screen.getByLabelText('Result of selection 2'), 'Lost');
  expect(figure('Total return')).toBe('€\u00A00.00');
  expect(figure('Loss')).toBe('€\u00A010.00');
  within(screen.getByRole('region', { name: 'How it’s worked out' })).getByText(
    'Lost: counts as 0',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(navigation.query.toString()).toBe('');
});

test('CPN-125 an address opens as the calculation that it contains', async () => {
  await open('?kind=yankee&legs=2000w_2000w_2000w_2000l&stake=100');
  expect(screen.getByLabelText<HTMLSelectElement>('Bet type').value).toBe('yankee');
  expect(figure('Bets')).toBe('11');
  expect(figure('Total stake')).toBe('€\u00A011.00');
  // Three doubles return 4 each, the treble 8.
  expect(figure('Total return')).toBe('€\u00A020.00');
  expect(screen.queryByRole('button', { name: 'Add selection' })).toBeNull();
});

test('CPN-125 invalid odds show an error beside their field, with an example of the format', async () => {
  await open('?kind=single');
  const field = screen.getByLabelText('Odds of selection 1');
  await userEvent.type(field, '0.5');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('These odds aren’t valid in your format. Example: 1.85');
  await userEvent.clear(field);
  await userEvent.type(field, '17/20');
  await userEvent.tab();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Odds of selection 1').value).toBe('1.85'),
  );
});

test.each([
  ['kind=single&legs=3000', '3.00'],
  ['kind=antiAccumulator&anti=1500&legs=3000_2000', '1.50'],
  ['legs=3000_2000', '6.000'],
])('CPN-388 the calculator formats the odds of %s like the coupon: %s', async (query, odds) => {
  await open(`?${query}&stake=1000`);
  expect(figure('Total odds')).toBe(odds);
});

test.each([
  ['legs=3000w_4000h_2000v', '24.000', 'before results'],
  ['legs=3000w_4000l_2000', '24.000', 'before results'],
  ['kind=single&legs=3000q', '3.00', 'before results'],
  ['kind=antiAccumulator&anti=1500&legs=3000v_2000v', '1.50', 'before results'],
  ['kind=antiAccumulator&anti=1500&legs=3000w_2000w', '1.50', 'before results'],
  ['legs=3000w_4000_2000w', '24.000', ''],
  ['kind=antiAccumulator&anti=1500&legs=3000l_2000w', '1.50', ''],
])(
  'CPN-824 for %s the total odds %s are labelled "Total odds", with "before results" if the return uses other odds',
  async (query, odds, said) => {
    await open(`?${query}&stake=1000`);
    const named = `Total odds ${said}`.trim();
    expect(screen.getByText(/^Total odds/, { selector: 'dt' }).textContent).toBe(named);
    expect(figure(named)).toBe(odds);
  },
);

test('CPN-823 the field of a stake per bet shows the total of all bets; that of a total does not', async () => {
  const user = userEvent.setup();
  await open('?kind=english-patent&legs=3230_2270_2440');
  const field = screen.getByRole('textbox', { name: 'Stake per bet' });
  const hint = () =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(hint()).toBe('This amount is staked on every bet.');
  await user.type(field, '10');
  expect(hint()).toBe('Total stake, 7 bets: €\u00A070.00');
  await user.click(screen.getByRole('button', { name: 'Total' }));
  screen.getByRole('textbox', { name: 'Total stake' });
  expect(hint()).toBeUndefined();
});

test('CPN-822 the calculator says in its first line and beside the result that it ignores what the coupon adds', async () => {
  await open('?legs=3230_2270_2440&stake=1000');
  expect(figure('Potential return')).toBe('€\u00A0178.90');
  screen.getByText(/^Enter odds and results\. .* without its bonuses and taxes; /);
  within(screen.getByRole('region', { name: 'Returns' })).getByText(
    /^Bonuses, promo codes and taxes aren’t included\./,
  );
});

test.each(['abc', '0,5', '1,0'])(
  'CPN-821 %j in the first row stays with its error, and there is no result until it is corrected',
  async (text) => {
    const user = userEvent.setup();
    await open();
    const odds = (row: number) =>
      screen.getByLabelText<HTMLInputElement>(`Odds of selection ${row}`);
    await user.type(odds(1), text);
    await user.type(odds(2), '3');
    await user.type(odds(3), '4');
    await user.type(screen.getByLabelText('Stake'), '10');
    await user.tab();
    expect([odds(1).value, odds(1).getAttribute('aria-invalid')]).toEqual([text, 'true']);
    screen.getByText('Correct the marked entries.');
    expect(screen.queryByText('Potential return')).toBeNull();
    await user.clear(odds(1));
    await user.type(odds(1), '2');
    expect(figure('Potential return')).toBe('€\u00A0240.00');
  },
);

test('CPN-821 invalid entries of several fields stay, each with its row; removing or clearing drops them', async () => {
  const user = userEvent.setup();
  await open('?kind=singles&legs=2000_3000_1500&stake=1000');
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await user.type(field('Stake, Selection 3'), 'x');
  await user.clear(field('Odds of selection 3'));
  await user.type(field('Odds of selection 3'), 'y');
  await user.clear(field('Odds of selection 1'));
  await user.type(field('Odds of selection 1'), 'z');
  screen.getByText('Correct the marked entries.');
  await user.click(screen.getByRole('button', { name: 'Remove selection 1' }));
  expect([field('Odds of selection 2').value, field('Stake, Selection 2').value]).toEqual([
    'y',
    'x',
  ]);
  await user.selectOptions(field('Bet type'), 'accumulator');
  screen.getByText('Correct the marked entries.');
  await user.selectOptions(field('Bet type'), 'single');
  await user.selectOptions(field('Bet type'), 'singles');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field('Odds of selection 2').value).toBe('');
  screen.getByText('Odds to enter: at least 1');
});

test('CPN-621 M08 each block of a conditional bet has a field for its stake, and a later one may stake everything left', async () => {
  const user = userEvent.setup();
  const { navigation } = await open('?kind=conditional&legs=2000-1_3000-2_1500-3&stake=1000');
  expect(figure('Potential return')).toBe('€\u00A045.00');
  await user.type(screen.getByLabelText('Stake, Block 2'), '25');
  // Block 1 returns 20, block 2 stakes all of it and returns 60, block 3 stakes 10 of that at 1.50.
  expect(figure('Potential return')).toBe('€\u00A065.00');
  await user.click(screen.getByRole('checkbox', { name: 'Stake everything left, Block 3' }));
  expect(figure('Potential return')).toBe('€\u00A090.00');
  expect(screen.getByLabelText<HTMLInputElement>('Stake, Block 3').disabled).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Stake everything left, Block 1' })).toBeNull();
  expect(navigation.query.get('blocks')).toBe('2-2500_3-max');
  await user.type(screen.getByLabelText('Stake, Block 1'), 'x');
  screen.getByText('Enter an amount greater than zero.');
});

test('CPN-621 a multi may have its own stake per block, and many singles one per selection', async () => {
  const user = userEvent.setup();
  await open('?kind=multi&legs=2000-1_3000-2_1500-3&stake=1000');
  expect(screen.queryByLabelText('Stake, Block A')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Size'), 'Own stake for each block');
  await user.type(screen.getByLabelText('Stake, Block A'), '1.50');
  expect(figure('Total stake')).toBe('€\u00A021.50');
  await user.selectOptions(screen.getByLabelText('Bet type'), 'singles');
  await user.type(screen.getByLabelText('Stake, Selection 3'), '2');
  expect(figure('Total stake')).toBe('€\u00A022.00');
});

test.each([
  ['single', '2000'],
  ['accumulator', '2000_3000'],
  ['system', '2000_3000_1500'],
  ['chain', '2000_3000'],
  ['multi', '2000-1_3000-2'],
  ['multi&size=own', '2000-1_3000-2'],
  ['conditional', '2000-1_3000-2'],
  ['lucky', '2000_3000'],
  ['patent', '2000_3000_1500'],
  ['singles', '2000_3000'],
  ['yankee&per=total', '2000_3000_1500_4000'],
])('CPN-624 M08 each-way %s: an amount called the total stake is the total', async (kind, legs) => {
  await open(`?kind=${kind}&legs=${legs}&stake=1000&place=4`);
  const isTotal = screen.queryByRole('textbox', { name: 'Total stake' }) !== null;
  expect(figure('Total stake') === '€\u00A010.00').toBe(isTotal);
});

test('CPN-451 named bets show their number of bets, and a sentence describes the chosen one', async () => {
  await open('?kind=english-patent');
  const kind = screen.getByLabelText<HTMLSelectElement>('Bet type');
  expect(kind.selectedOptions[0]?.text).toBe('Patent · 7 bets');
  expect([...kind.options].map((option) => option.text)).toEqual(
    expect.arrayContaining(['Patent without singles', 'Trixie · 4 bets', 'Goliath · 247 bets']),
  );
  screen.getByText('Every single and every accumulator of your selections.');
});

test('CPN-826 the calculator uses the currency of the account, but keeps that of amounts from the address', async () => {
  const odds = '?kind=single&legs=2000';
  await open('?kind=single', [dinars]);
  await userEvent.type(screen.getByLabelText('Odds of selection 1'), '2');
  await userEvent.type(screen.getByLabelText('Stake'), '10');
  expect(figure('Potential return')).toBe('KWD\u00A020.000');
  cleanup();
  await open(`${odds}&stake=1000`, [dinars]);
  expect(figure('Potential return')).toBe('€\u00A020.00');
});
