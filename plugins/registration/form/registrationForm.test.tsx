import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { Keystrokes } from '../../../test/services/Keystrokes.ts';
import type { RegistrationRequest } from '#wire';
import { definePlugin, provideService, type CoreServices } from '#core';
import {
  afterSignInToken,
  responsibleRoute,
  termsTextModal,
  termsToken,
  type Terms,
} from '../../auth/contract.ts';
import { completionRoute } from '../../office/contract.ts';
import { depositRoute } from '../../payments/contract.ts';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { openRegistrationForm } from '../testing/openRegistrationForm.tsx';

const type = (label: string | RegExp, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

// Found by text, because computing the roles of a list of 250 countries takes seconds.
const press = (button: string): boolean => fireEvent.click(screen.getByText(button));
const choose = (label: RegExp): boolean => fireEvent.click(screen.getByLabelText(label));
const button = (text: string): HTMLElement | null => screen.getByText(text).closest('button');

/** Returns the hint below a field. */
function hintOf(label: string): string | null | undefined {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby');
  return document.getElementById(ids?.split(' ')[0] ?? '')?.textContent;
}

/** Returns the code of the last text message. */
async function sentCode(sandbox: TestSandbox): Promise<string> {
  sandbox.run(50);
  const letters = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
  return /\b\d{6}\b/.exec(letters.at(-1)?.body ?? '')?.[0] ?? '';
}

function fillPerson(): void {
  type('First name', 'Marta');
  type('Last name', 'Kallas');
  type('Day', '17');
  type('Month', '5');
  type('Year', '1991');
  type('Town or city', 'Sliema');
  type('Street and house number', '12, Harbour Street');
  type('Postcode', 'SLM 1010');
  type('Email', 'marta@example.com');
  type('Password', 'seven herons over the mill');
}

test('REG-2 REG-75 nothing is preselected or pre-ticked, no bank offered, and each missing answer is reported at its field', async () => {
  const { container } = await openRegistrationForm();
  expect(container.querySelectorAll('input[type="checkbox"]:checked')).toHaveLength(0);
  expect(container.querySelectorAll('input[name="bonus"]:checked')).toHaveLength(0);
  expect(screen.queryByLabelText(/^Bank/)).toBeNull();
  press('Register');
  expect(await screen.findByText('Choose a bonus or no bonus')).toBeDefined();
  expect(screen.getByText('Tick the box to open an account')).toBeDefined();
});

test('REG-66 (RN03) all terms of a bonus stand on its card', async () => {
  await openRegistrationForm();
  const about = screen.getByLabelText('Sports').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(about)?.textContent).toBe(
    '100% of your first deposit, up to €\u00a0100.00. Wager it 5 times in accumulators with 3 selections or more. Total odds 1.40 or higher. You have 30 days from your deposit. Bonus money can’t be withdrawn until it’s wagered; your own money always can. Bets from the bonus account can’t be cashed out.',
  );
});

test('AUT-364 without a casino the form offers and promises none', async () => {
  const { container } = await openRegistrationForm();
  const choices = [...container.querySelectorAll('input[name="bonus"]')];
  expect(
    choices.map((choice) => choice.closest('div')?.querySelector('label')?.textContent),
  ).toEqual(['Sports', 'No bonus']);
  expect(screen.getByLabelText('Sports news by email')).toBeDefined();
  expect(container.textContent).not.toMatch(/casino|slots/i);
});

test('REG-30 REG-33 one click shows number and password once, and leaving them unsaved asks', async () => {
  const { sandbox, runtime } = await openRegistrationForm();
  choose(/^No bonus$/);
  choose(/I am 18 or older/);
  press('Register');
  await screen.findByText('Your account is open');
  expect(runtime.services.session.isAuthed).toBe(true);
  const login = screen.getByText(/^\d{3} \d{3} \d{3}$/).textContent;
  const password = screen.getByText(/^[\w]{16}$/).textContent;
  const answer = await sandbox.post('/web-api/auth/v1/login', {
    uLogin: login,
    uPassword: password,
    save: false,
  });
  expect(answer.status).toBe(200);
  press('Continue');
  const question = await screen.findByText('Your password isn’t saved');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(document.activeElement?.contains(question)).toBe(true);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(password);
});

/** Replaces the optional plugins with the pages of limits, deposits and personal data. */
const nextPages = definePlugin({
  id: 'next-pages',
  routes: [responsibleRoute, depositRoute, completionRoute].map((name, index) => ({
    id: 1990 + index,
    name,
    path: `next/${name}`,
    titleKey: 'title',
    load: async () => () => null,
  })),
});

test('REG-77 REG-106 RN04 RN09 number and password are accompanied by the links to limits, first deposit and missing data, all of the same size', async () => {
  await openRegistrationForm({ others: [nextPages], path: '/en?return-url=%2Fen%2Fline' });
  choose(/^No bonus$/);
  choose(/I am 18 or older/);
  press('Register');
  await screen.findByText('Your account is open');
  const links = ['Set my limits', 'First deposit', 'Complete my details'].map((text) =>
    screen.getByText(text).closest('a'),
  );
  expect(new Set(links.map((link) => link?.className)).size).toBe(1);
  expect(links.map((link) => link?.getAttribute('href'))).toEqual([
    `/en/next/${responsibleRoute}`,
    `/en/next/${depositRoute}`,
    `/en/next/${completionRoute}?return-url=%2Fen%2Fline`,
  ]);
  expect(screen.getByText(/^Before your first deposit, you’ll choose a password/)).toBeDefined();
});

test('REG-33 REG-35 Back and links are asked as the button is, until the password is kept', async () => {
  const { runtime, unmount } = await openRegistrationForm();
  const queue = await runtime.services.services.get(afterSignInToken);
  const release = vi.fn();
  const hold = vi.spyOn(queue, 'hold').mockReturnValue(release);
  choose(/^No bonus$/);
  choose(/I am 18 or older/);
  press('Register');
  await screen.findByText('Your account is open');
  await waitFor(() => expect(hold).toHaveBeenCalledOnce());
  await act(async () => runtime.services.navigation.go('/en'));
  expect(await screen.findByText('Your password isn’t saved')).toBeDefined();
  expect(release).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('REG-33 a reload and the closing of the tab ask first, only while the password is shown and not kept', async () => {
  const leave = (): boolean => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { unmount } = await openRegistrationForm();
  expect(leave()).toBe(false);
  choose(/^No bonus$/);
  choose(/I am 18 or older/);
  press('Register');
  await screen.findByText('Your account is open');
  expect(leave()).toBe(true);
  press('Copy');
  await waitFor(() => expect(leave()).toBe(false));
  unmount();
  expect(leave()).toBe(false);
});

test('REG-30 an account by one click takes six presses, no letter and 11.9 s of the keystroke-level model', async () => {
  await openRegistrationForm();
  const user = userEvent.setup();
  const counted = new Keystrokes();
  counted.think();
  // The press that led here.
  counted.pressElsewhere();
  counted.think();
  await user.click(screen.getByLabelText(/^No bonus$/));
  await user.click(screen.getByLabelText(/I am 18 or older/));
  await user.click(screen.getByText('Register'));
  await screen.findByText('Your account is open');
  counted.think();
  await user.click(screen.getAllByText(/^Copy/)[0]!);
  await user.click(screen.getByText('Continue'));
  expect([counted.presses, counted.keys]).toEqual([6, 0]);
  expect(counted.seconds).toBeLessThanOrEqual(11.9);
});

test('REG-22 REG-21 FM06 a field says what is wrong with it when it is left', async () => {
  await openRegistrationForm();
  choose(/^Full/);
  type('First name', 'M4rta');
  fireEvent.blur(screen.getByLabelText('First name'));
  expect(await screen.findByText('Use letters, spaces, hyphens and apostrophes')).toBeDefined();
  type('Year', '2010');
  type('Month', '5');
  type('Day', '17');
  const group = screen.getByText('Date of birth').closest('fieldset') as HTMLElement;
  expect(within(group).queryByText('You must be 18 or older')).toBeNull();
  fireEvent.blur(screen.getByLabelText('Day'));
  expect(await within(group).findByText('You must be 18 or older')).toBeDefined();
  type('Email', 'marta@');
  fireEvent.blur(screen.getByLabelText('Email'));
  expect(await screen.findByText(/Enter a valid email/)).toBeDefined();
});

test('REG-52 REG-34 REG-64 a full form ends with an e-mail; a failed call keeps the input', async () => {
  const { sandbox } = await openRegistrationForm();
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'POST', path: '/web-api/registration/v1/accounts', times: 9, status: 503 },
  ]);
  choose(/^Full/);
  fillPerson();
  choose(/^Sports$/);
  choose(/I am 18 or older/);
  press('Register');
  const told = await screen.findByText('Something went wrong on our side');
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(document.activeElement?.tagName).toBe('DIV');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Marta');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(
    'seven herons over the mill',
  );
  await sandbox.post('/sandbox/v1/faults', []);
  press('Register');
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/marta@example.com/)).toBeDefined();
});

test('REG-53 RN11 registering with the data of an account shows the usual page, and its owner gets the way back', async () => {
  const { sandbox } = await openRegistrationForm();
  choose(/^Full/);
  fillPerson();
  // Equals the person of `demo` except for accents, capitals, blanks and the order of the names.
  type('First name', 'DÉMO');
  type('Last name', 'álex');
  type('Month', '4');
  type('Year', '1988');
  type('Town or city', 'Valletta');
  type('Street and house number', '14 old-mill street');
  type('Postcode', 'vlt1433');
  type('Email', 'second@example.com');
  choose(/^Sports$/);
  choose(/I am 18 or older/);
  press('Register');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
  const letters =
    await sandbox.json<{ recipient: string; subject: string }[]>('/sandbox/v1/outbox');
  expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['second@example.com', 'We can’t open an account'],
    ['demo@grandstand.example', 'You already have an account'],
  ]);
});

test.each([{ isDialog: false }, { isDialog: true }])(
  'REG-82 REG-162 REG-163 a wrong address is corrected in the form, with all that was typed but the password (%j)',
  async (options) => {
    const { sandbox } = await openRegistrationForm(options);
    choose(/^Full/);
    expect(hintOf('Password')).not.toContain('again');
    fillPerson();
    choose(/^Sports$/);
    choose(/I am 18 or older/);
    press('Register');
    fireEvent.click(await screen.findByText('Change the email address'));
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect(document.activeElement).toBe(email);
    expect(email.value).toBe('marta@example.com');
    for (const [label, value] of [
      ['First name', 'Marta'],
      ['Day', '17'],
      ['Postcode', 'SLM 1010'],
      ['Password', ''],
    ] as const)
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
    for (const label of [/^Sports$/, /I am 18 or older/])
      expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(true);
    type('Email', 'marta.kallas@example.com');
    expect(hintOf('Password')).toMatch(/^We don’t keep your password: enter it again\. /);
    press('Register');
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    type('Password', 'seven herons over the mill');
    press('Register');
    expect(await screen.findByText(/to ⁨marta.kallas@example.com⁩/)).toBeDefined();
    const letters = await sandbox.json<{ recipient: string; body: string }[]>('/sandbox/v1/outbox');
    // The second e-mail has invalidated the link to the wrong address.
    expect(letters.map(({ recipient, body }) => [recipient, /token=[\w-]{43}/.test(body)])).toEqual(
      [
        ['marta@example.com', false],
        ['marta.kallas@example.com', true],
      ],
    );
  },
);

test('REG-82 REG-164 on a phone the form comes back at the part with the address; until another letter goes its link holds', async () => {
  const { sandbox } = await openRegistrationForm({ isMobile: true });
  choose(/^Full/);
  type('First name', 'Marta');
  type('Last name', 'Kallas');
  type('Day', '17');
  type('Month', '5');
  type('Year', '1991');
  press('Next');
  await screen.findByText('Step 2 of 3');
  type('Town or city', 'Sliema');
  type('Street and house number', '12, Harbour Street');
  type('Postcode', 'SLM 1010');
  press('Next');
  await screen.findByText('Step 3 of 3');
  type('Email', 'marta@example.com');
  type('Password', 'seven herons over the mill');
  choose(/^Sports$/);
  choose(/I am 18 or older/);
  press('Register');
  fireEvent.click(await screen.findByText('Change the email address'));
  expect(document.activeElement).toBe(await screen.findByLabelText('Email'));
  expect(screen.getByText('Step 3 of 3')).toBeDefined();
  type('Email', 'marta.kallas@example.com');
  const [letter] = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
  const token = /token=([\w-]{43})/.exec(letter?.body ?? '')?.[1];
  const opened = await sandbox.post('/web-api/registration/v1/confirm', { token });
  expect(opened.status).toBe(200);
});

test('REG-1 a closed country says so before anything is sent', async () => {
  await openRegistrationForm();
  fireEvent.change(screen.getByLabelText('Country of residence'), { target: { value: 'US' } });
  expect(await screen.findByText('We can’t open accounts for people who live here')).toBeDefined();
  await waitFor(() => expect(button('Register')).toHaveProperty('disabled', true));
});

test('REG-40 REG-43 REG-44 AUT-399 FM08 the number is proved in place, by a code that sends itself, and the page says how to log in from now on', async () => {
  const { sandbox, runtime } = await openRegistrationForm();
  choose(/^Phone/);
  type('Phone', '+356 9914 6021');
  press('Send code');
  const field = await screen.findByLabelText('Code from the text message');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(/New code in/)).toHaveProperty('disabled', true);
  const code = await sentCode(sandbox);
  fireEvent.change(field, { target: { value: `${code.slice(0, 3)} ${code.slice(3)}` } });
  expect(await screen.findByText('Your number is confirmed')).toBeDefined();
  type('Password', 'seven herons over the mill');
  const { form } = screen.getByLabelText<HTMLInputElement>('Password');
  expect(form?.elements.namedItem('username')).toMatchObject({
    value: '+35699146021',
    readOnly: true,
  });
  choose(/^No bonus$/);
  choose(/I am 18 or older/);
  press('Register');
  await waitFor(() => expect(runtime.services.session.isAuthed).toBe(true));
  expect(await screen.findByText(/log in with your phone number and your password/)).toBeDefined();
});

test('REG-105 with the phone type the country comes first, and its code is before the number until another is chosen or typed', async () => {
  const { sandbox } = await openRegistrationForm();
  choose(/^Phone/);
  const country = screen.getByLabelText<HTMLSelectElement>('Country of residence');
  const number = screen.getByLabelText<HTMLInputElement>('Phone');
  const code = screen.getByLabelText<HTMLSelectElement>('Country and dialling code');
  expect(country.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([country.value, code.value]).toEqual(['MT', 'MT']);
  fireEvent.change(country, { target: { value: 'DE' } });
  await waitFor(() => expect(code.value).toBe('DE'));
  fireEvent.change(country, { target: { value: 'MT' } });
  await waitFor(() => expect(code.value).toBe('MT'));
  type('Phone', '9914 6029');
  press('Send code');
  expect(await screen.findByText(/\+35699146029/)).toBeDefined();
  expect(await sentCode(sandbox)).toMatch(/^\d{6}$/);
  type('Phone', '+49 30 12345678');
  fireEvent.blur(number);
  await waitFor(() => expect(code.value).toBe('DE'));
  expect(screen.queryByText(/\+35699146029/)).toBeNull();
  fireEvent.change(country, { target: { value: 'IT' } });
  await waitFor(() => expect(country.value).toBe('IT'));
  expect(code.value).toBe('DE');
});

test('REG-43 a press right after the last digit registers once the code was checked', async () => {
  const { sandbox, runtime } = await openRegistrationForm();
  choose(/^Phone/);
  type('Phone', '+356 9914 6022');
  press('Send code');
  const field = await screen.findByLabelText('Code from the text message');
  type('Password', 'seven herons over the mill');
  choose(/^No bonus$/);
  choose(/I am 18 or older/);
  const code = await sentCode(sandbox);
  fireEvent.change(field, { target: { value: code } });
  press('Register');
  await waitFor(() => expect(runtime.services.session.isAuthed).toBe(true));
});

test('REG-3 on a phone the full form comes in three parts, and back keeps all', async () => {
  await openRegistrationForm({ isMobile: true });
  choose(/^Full/);
  expect(screen.getByText('Step 1 of 3')).toBeDefined();
  press('Next');
  expect(await screen.findByText('Enter your first name as on your ID')).toBeDefined();
  type('First name', 'Marta');
  type('Last name', 'Kallas');
  type('Day', '17');
  type('Month', '5');
  type('Year', '1991');
  press('Next');
  const second = await screen.findByText('Step 2 of 3');
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(screen.queryByLabelText('First name')).toBeNull();
  press('Back');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Marta');
  expect(document.activeElement).toBe(screen.getByText('Step 1 of 3'));
});

/** Replaces the optional plugin with the terms. */
const texts = definePlugin({
  id: 'texts-stage',
  provides: [provideService(termsToken, async () => () => fakeOf<Terms>({}))],
});

test('REG-86 REG-87 RN03 the papers of the country are named, and terms and privacy notice are read apart', async () => {
  const { runtime } = await openRegistrationForm({ others: [texts] });
  expect(
    await screen.findByText('To show who you are: passport, ID card, or driving licence.'),
  ).toBeDefined();
  expect(screen.getByText('To show where you live: utility bill or bank statement.')).toBeDefined();
  const open = vi.spyOn(runtime.services.modals, 'open').mockResolvedValue(undefined);
  press('Read the privacy notice');
  expect(open.mock.calls.at(-1)?.slice(0, 2)).toEqual([termsTextModal, { document: 'privacy' }]);
  press('Read the terms');
  expect(open.mock.calls.at(-1)?.slice(0, 2)).toEqual([termsTextModal, {}]);
  expect(screen.getByLabelText(/I am 18 or older and I accept the terms/)).toBeDefined();
});

/** Returns what the form sent, once its e-mail was sent. */
async function sentPerson(runtime: { services: CoreServices }): Promise<RegistrationRequest> {
  const call = vi.spyOn(runtime.services.http, 'call');
  choose(/^No bonus$/);
  choose(/I am 18 or older/);
  press('Register');
  await screen.findByRole('heading', { name: 'Check your email' });
  const [, request] = call.mock.calls.find(([id]) => id === 'registration.account') ?? [];
  return (request as { body: RegistrationRequest }).body;
}

test('REG-92 RN06 a person with one name says so; the last name is not asked for, and its text is kept', async () => {
  const { runtime } = await openRegistrationForm();
  choose(/^Full/);
  fillPerson();
  choose(/^My ID has one name only$/);
  expect(screen.queryByLabelText('Last name')).toBeNull();
  choose(/^My ID has one name only$/);
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Kallas');
  choose(/^My ID has one name only$/);
  const { person, is_other_birth_date: isOther } = await sentPerson(runtime);
  expect(person).toMatchObject({ first_name: 'Marta', last_name: '', has_one_name: true });
  expect(isOther).toBeUndefined();
});

test('REG-93 RN06 another date of birth after one below the age is sent as such', async () => {
  const { runtime } = await openRegistrationForm();
  choose(/^Full/);
  fillPerson();
  type('Year', '2015');
  fireEvent.blur(screen.getByLabelText('Year'));
  const group = screen.getByText('Date of birth').closest('fieldset') as HTMLElement;
  await within(group).findByText('You must be 18 or older');
  type('Year', '1991');
  const { person, is_other_birth_date: isOther } = await sentPerson(runtime);
  expect([person?.birth_date, isOther]).toEqual(['1991-05-17', true]);
});

test('REG-94 REG-161 RN05 a passkey takes the place of the password: it is made once the account is open, and a code by text sets a password', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { sandbox, runtime } = await openRegistrationForm();
  choose(/^Phone/);
  type('Phone', '+356 9914 6024');
  press('Send code');
  const field = await screen.findByLabelText('Code from the text message');
  fireEvent.change(field, { target: { value: await sentCode(sandbox) } });
  await screen.findByText('Your number is confirmed');
  const password = await screen.findByRole<HTMLInputElement>('radio', { name: 'Password' });
  expect(password.checked).toBe(true);
  choose(/^Passkey: /);
  expect(screen.queryByLabelText('Password', { selector: '[type=password]' })).toBeNull();
  choose(/^No bonus$/);
  choose(/I am 18 or older/);
  press('Register');
  await waitFor(() => expect(runtime.services.session.isAuthed).toBe(true));
  expect(await screen.findByText(/Add your passkey now/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeDefined();
  const owner = sandbox.store.one<{ has_password: number }>(
    "SELECT has_password FROM users WHERE phone = '+35699146024'",
  );
  expect(owner).toEqual({ has_password: 0 });
  // Without a passkey the person sets a password by a code; the code alone opens nothing here.
  const number = { 'phone-code': '+356', 'phone-number': '99146024' };
  sandbox.advance(61_000);
  const sent = await sandbox.post('/web-api/auth/v1/password/sms', number);
  const { guid } = (await sent.json()) as { guid: string };
  const proved = await sandbox.post('/web-api/auth/v1/password/code', {
    guid,
    'sms-code': await sentCode(sandbox),
  });
  expect(proved.status).toBe(200);
});
