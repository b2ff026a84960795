import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Keystrokes } from '../../../test/services/Keystrokes.ts';
import { openRegistrationForm } from '../testing/openRegistrationForm.tsx';

const password = 'seven herons over the mill';
/** Input of the person, in the order of the form. */
const person = [
  ['First name', 'Marta'],
  ['Last name', 'Kallas'],
  ['Day', '17'],
  ['Month', '5'],
  ['Year', '1991'],
  ['Town or city', 'Sliema'],
  ['Street and house number', '12, Harbour Street'],
  ['Postcode', 'SLM 1010'],
  ['Email', 'marta@example.com'],
] as const;
/** Seconds until the text with the code arrives. */
const textMessageS = 8;

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

/** Presses Tab until the field has the focus, as a keyboard user does. */
async function tabTo(user: UserEvent, label: string): Promise<void> {
  for (let tab = 0; document.activeElement !== field(label); tab += 1) {
    if (tab === 4) throw new Error(`${label} is not among the next four stops`);
    await user.tab();
  }
}

/** Chooses no bonus, agrees and submits, by three presses. */
async function agree(user: UserEvent): Promise<void> {
  await user.click(screen.getByLabelText(/^No bonus$/));
  await user.click(screen.getByLabelText(/I am 18 or older/));
  await user.click(screen.getByText('Register'));
}

/** Opens the form of a type, to which a link led. */
async function openKind(kind: RegExp) {
  const opened = await openRegistrationForm();
  const user = userEvent.setup();
  const counted = new Keystrokes();
  counted.pressElsewhere();
  await user.click(screen.getByLabelText(kind));
  return { ...opened, user, counted };
}

test('REG-52 FM01 the full form has twelve fields at most, 95 letters, and takes 51 s of the keystroke-level model when it is typed', async () => {
  const { user, counted } = await openKind(/^Full/);
  await user.click(field('First name'));
  const typed = [...person, ['Password', password] as const];
  for (const [label, text] of typed) {
    await tabTo(user, label);
    // A date of birth is remembered as one item.
    if (label !== 'Month' && label !== 'Year') counted.think();
    await user.keyboard(text);
  }
  await agree(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  // Typed fields, bonus and consent; everything else is known or optional.
  expect(typed.length + 2).toBeLessThanOrEqual(12);
  expect(typed.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThanOrEqual(95);
  expect(counted.seconds).toBeLessThanOrEqual(51);
}, 30_000);

test('REG-52 FM01 FM13 the full form takes 17 s when the browser fills in person, address and password', async () => {
  const { user, counted } = await openKind(/^Full/);
  counted.think();
  await user.click(field('First name'));
  // The browser's suggestion, then that of its password generator.
  counted.pressElsewhere();
  act(() => {
    for (const [label, text] of person) fireEvent.change(field(label), { target: { value: text } });
  });
  await user.click(field('Password'));
  counted.pressElsewhere();
  fireEvent.change(field('Password'), { target: { value: password } });
  counted.think();
  await agree(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(counted.keys).toBe(0);
  expect(counted.seconds).toBeLessThanOrEqual(17);
});

test('REG-40 REG-44 registration by phone takes 26 s, of which the text takes eight', async () => {
  const { sandbox, runtime, user, counted } = await openKind(/^Phone/);
  counted.think();
  await user.click(field('Phone'));
  // The browser fills in the number.
  counted.pressElsewhere();
  fireEvent.change(field('Phone'), { target: { value: '+356 9914 6025' } });
  await user.click(screen.getByText('Send code'));
  const code = await screen.findByLabelText<HTMLInputElement>('Code from the text message');
  await waitFor(() => expect(document.activeElement).toBe(code));
  sandbox.run(50);
  const letters = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
  await user.keyboard(/\b\d{6}\b/.exec(letters.at(-1)?.body ?? '')?.[0] ?? '');
  await screen.findByText('Your number is confirmed');
  await user.click(field('Password'));
  counted.pressElsewhere();
  fireEvent.change(field('Password'), { target: { value: password } });
  await agree(user);
  await waitFor(() => expect(runtime.services.session.isAuthed).toBe(true));
  expect(counted.seconds + textMessageS).toBeLessThanOrEqual(26);
});
