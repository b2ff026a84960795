import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { openEmail } from '../testing/openEmail.tsx';
import { ConfirmPhonePage } from '../contacts/ConfirmPhonePage.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';

const outages = [
  ['refused', { status: 503 }, 'Something went wrong on our side'],
  ['lost before it arrived', { drop: 'before' }, 'We can’t reach the site'],
  ['done, but the answer is lost', { drop: 'after' }, 'We can’t reach the site'],
] as const;

/** Step of a form: input, button, and the text after success. */
interface Step {
  readonly name: string;
  readonly call: string;
  readonly field: string;
  readonly typed: string | ((code: string) => string);
  readonly button: string;
  readonly done: string | RegExp;
  readonly page: ReactNode;
  readonly letter?: 'activatefast' | 'new-password';
}

const steps: readonly Step[] = [
  {
    name: 'address of a forgotten password',
    call: '/web-api/auth/v1/password/forgot',
    field: 'Email',
    typed: 'demo@grandstand.example',
    button: 'Send link',
    done: /If demo@grandstand.example/,
    page: <ForgotPasswordDialog onClose={() => undefined} />,
  },
  {
    name: 'number of a telephone',
    call: '/web-api/auth/v1/activation/code',
    field: 'Phone',
    typed: '+356 9999 0001',
    button: 'Send code',
    done: /Text message code/,
    page: <ConfirmPhonePage />,
  },
  {
    name: 'code of a text message',
    call: '/web-api/auth/v1/activation/phone',
    field: 'Text message code',
    typed: (code) => code,
    button: 'Confirm',
    done: 'Your phone number is verified',
    page: <ConfirmPhonePage />,
    letter: 'activatefast',
  },
  {
    name: 'new password',
    call: '/web-api/auth/v1/password/reset',
    field: 'Choose a password',
    typed: 'a fresh pass of 2',
    button: 'Save password',
    done: 'Password changed',
    page: <PasswordResetPage />,
    letter: 'new-password',
  },
];

test.each(
  steps.flatMap((step) =>
    outages.map(([what, fault, told]) => [step.name, what, step, fault, told] as const),
  ),
)(
  'SHL-483 AUT-22 A35 %s, %s: what was typed stays, and one press goes on',
  async (_name, _what, step, fault, told) => {
    const { sandbox, code } = await openEmail(
      step.page,
      step.letter === undefined ? {} : { letter: step.letter },
    );
    await sandbox.post('/sandbox/v1/faults', [
      { method: 'POST', path: step.call, times: 1, ...fault },
    ]);
    const typed = typeof step.typed === 'string' ? step.typed : step.typed(await code());
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(step.field), typed);
    await user.click(screen.getByRole('button', { name: step.button }));
    await screen.findByText(told);
    expect(screen.getByLabelText<HTMLInputElement>(step.field).value).toBe(typed);
    expect(
      [sessionStorage, localStorage]
        .map((storage) => JSON.stringify(storage))
        .filter((kept) => kept.includes(typed)),
    ).toEqual([]);
    await user.click(screen.getByRole('button', { name: step.button }));
    expect(await screen.findByText(step.done)).toBeDefined();
    expect(screen.queryByText(told)).toBeNull();
  },
);
