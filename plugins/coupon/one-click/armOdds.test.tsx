import { expect, test } from 'vitest';
import { armOdds } from './armOdds.ts';

test('CPN-452 M46 Esc that closes a menu leaves one-click betting on, whichever listener gets the key first', () => {
  const menu = document.createElement('button');
  menu.setAttribute('aria-haspopup', 'menu');
  menu.setAttribute('aria-expanded', 'true');
  document.body.append(menu);
  const close = (): void => menu.setAttribute('aria-expanded', 'false');
  document.addEventListener('keydown', close);
  let ended = 0;
  const dispose = armOdds(() => (ended += 1));
  const press = (): void =>
    void menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  press();
  expect([menu.getAttribute('aria-expanded'), ended]).toEqual(['false', 0]);
  press();
  expect(ended).toBe(1);
  dispose();
  press();
  expect(ended).toBe(1);
  document.removeEventListener('keydown', close);
  menu.remove();
});
