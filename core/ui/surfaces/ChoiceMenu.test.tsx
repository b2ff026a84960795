import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { MenuButton } from './MenuButton.tsx';

const names = { single: 'Single', express: 'Express', system: 'System', chain: 'Chain' };

function Kinds() {
  const [kind, setKind] = useState<keyof typeof names>('express');
  return (
    <>
      <a href="/en">Home</a>
      <MenuButton trigger={names[kind]} triggerLabel={`Kind: ${names[kind]}`}>
        {(menu) => (
          <ChoiceMenu
            menu={menu}
            label="Kinds"
            value={kind}
            onChoose={setKind}
            items={(['single', 'express', 'system', 'chain'] as const).map((id) => ({
              id,
              name: names[id],
              content: names[id],
              isOff: id === 'system',
            }))}
          />
        )}
      </MenuButton>
      <a href="/en/live">Live</a>
    </>
  );
}

async function open() {
  await renderPlugin(<Kinds />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Kind: Express' });
  await user.click(button);
  const menu = await screen.findByRole('menu', { name: 'Kinds' });
  const item = (name: string): HTMLElement => screen.getByRole('menuitemradio', { name });
  await waitFor(() => expect(document.activeElement).toBe(item('Express')));
  return { user, button, menu, item };
}

test('C12 SHL-516 a menu starts at the selected choice; arrows, Home, End and first letters move through it', async () => {
  const { user, button, item } = await open();
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual([
    'menu',
    'true',
  ]);
  expect(item('Express').getAttribute('aria-checked')).toBe('true');
  const goes = async (keys: string, to: string): Promise<void> => {
    await user.keyboard(keys);
    await waitFor(() => expect(document.activeElement).toBe(item(to)));
  };
  await goes('{ArrowDown}', 'System');
  await goes('{End}', 'Chain');
  await goes('{ArrowDown}', 'Single');
  await goes('c', 'Chain');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect([button.textContent, screen.queryByRole('menu')]).toEqual(['Chain', null]);
});

test('SHL-516 a disabled choice can be reached but not selected', async () => {
  const { user, button, item } = await open();
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(item('System'));
  expect([item('System').getAttribute('aria-disabled'), button.textContent]).toEqual([
    'true',
    'Express',
  ]);
});

test.each([
  ['Esc', '{Escape}', 'Kind: Express'],
  ['Tab', '{Tab}', 'Live'],
  ['Tab back', '{Shift>}{Tab}{/Shift}', 'Kind: Express'],
])(
  'C12 SHL-516 %s closes a menu, and the focus continues from its button',
  async (_name, keys, at) => {
    const { user } = await open();
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    ).toBe(at);
  },
);

test('SHL-516 a second press on the button and a press elsewhere close a menu', async () => {
  const { user, button } = await open();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(button);
  await screen.findByRole('menu');
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
