import type { RegistrationPromoAnswer, SmsAnswer, TwoStepNeeded } from '#wire';
import { signIn } from '../person.ts';
import { freshAddress, stranger, type Answer } from '../stranger.ts';
import { times, type Attack, type Siege } from '../Attack.ts';

/** Limits of the sandbox's rules: SBX-54, SBX-848, SBX-850, SBX-954 and SBX-1194. */
const most = {
  passwordsOfAccount: 5,
  withoutCaptcha: 3,
  passwordsOfSource: 30,
  unknownPromos: 20,
  wrongCodes: 5,
} as const;

/** Assigned to `newbie` as a confirmed number. */
const number = { 'phone-code': '+356', 'phone-number': '99994141' };

const guess = (login: string, index: number): object => ({
  uLogin: login,
  uPassword: `Guess-${index}-of-many`,
  save: false,
});
const loginPath = '/web-api/auth/v1/login';
const isWrongPassword = ({ code }: Answer): boolean => code === 'wrong_credentials';

/** Sends them one after the other and counts those that were compared. */
async function inTurn(
  total: number,
  send: (index: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < total; index += 1) answers.push(await send(index));
  return answers;
}

const codesOf = (answers: readonly Answer[]): string =>
  [...new Set(answers.map(({ code, status }) => `${status} ${code}`.trim()))].join(', ');

async function guessPasswords(siege: Siege): Promise<void> {
  const { edge } = await siege.site();
  const total = times(siege, 40, 300);
  const atOnce = await Promise.all(
    Array.from({ length: total }, (_each, index) =>
      stranger(edge).post(loginPath, guess('frozen', index)),
    ),
  );
  const compared = atOnce.filter(isWrongPassword).length;
  siege.report(
    `${total} passwords for one account, at once and each from another source`,
    compared > 0 && compared <= most.withoutCaptcha,
    `${compared} were compared`,
  );
  const solved = await inTurn(times(siege, 3, 8), async (index) => {
    const from = stranger(edge);
    return from.post(loginPath, guess('frozen', index), await from.captcha());
  });
  const more = compared + solved.filter(isWrongPassword).length;
  siege.report(
    'captchas buy no more of them than a person gets',
    more <= most.passwordsOfAccount && solved.at(-1)?.code === 'too_many_tries',
    `${more} were compared`,
  );
  const network = '2001:db8:9e55:';
  const spread = await inTurn(times(siege, 34, 100), (index) =>
    stranger(edge, `${network}:${(index + 1).toString(16)}`).post(
      loginPath,
      guess(`siege${index}`, index),
    ),
  );
  const tried = spread.filter(isWrongPassword).length;
  siege.report(
    `one password each for ${spread.length} logins from one network`,
    tried > 0 && tried <= most.passwordsOfSource,
    `${tried} were compared`,
  );
  siege.report(
    'no password was guessed',
    [...atOnce, ...solved, ...spread].every(({ status }) => status >= 400),
  );
}

async function guessPromoCodes(siege: Siege): Promise<void> {
  const { edge, platform } = await siege.site();
  const demo = await signIn(platform);
  const body = await demo.bet(100);
  const total = times(siege, 24, 200);
  let compared = 0;
  let placed = 0;
  for (let index = 0; index < total; index += 1) {
    const answer = await demo.call(
      'POST',
      '/web-api/coupon/v1/placements',
      { ...body, promoCode: `SIEGE${index}` },
      `siege-promo-${index}-${performance.now()}`,
    );
    if (answer.status === 422) compared += 1;
    else if (answer.ok) placed += 1;
    await answer.body?.cancel();
  }
  siege.report(
    `${total} promo codes guessed by bets of one person`,
    compared > 0 && compared <= most.unknownPromos && placed === 0,
    `${compared} were compared, ${placed} placed`,
  );
  const { token } = (
    JSON.parse(
      (
        await stranger(edge).post(loginPath, {
          uLogin: 'vip',
          uPassword: 'Demo-pass-1',
          save: false,
        })
      ).text,
    ) as { readonly data: { readonly token: string } }
  ).data;
  const inOffice = await inTurn(times(siege, 24, 200), (index) =>
    stranger(edge).post(
      '/web-api/office/v1/promo-codes',
      { code: `SIEGE${index}` },
      { Authorization: `Bearer ${token}` },
    ),
  );
  const inspected = inOffice.filter(({ status }) => status === 200);
  siege.report(
    `${inOffice.length} promo codes checked in the office, each from another source`,
    inspected.length > 0 &&
      inspected.length <= most.unknownPromos &&
      inspected.every(({ text }) => text.includes('unknown')),
    `${inspected.length} were compared`,
  );
  const from = stranger(edge);
  const checks = await inTurn(times(siege, 8, 60), async (index) =>
    from.post('/web-api/registration/v1/promo', { code: `SIEGE${index}` }),
  );
  const answered = checks.filter(({ status }) => status === 200);
  siege.report(
    `${checks.length} promo codes checked before a registration, without a captcha`,
    answered.length > 0 && answered.length <= most.withoutCaptcha,
    `${answered.length} were answered`,
  );
  siege.report(
    'no promo code was guessed',
    answered.every(({ text }) => !(JSON.parse(text) as RegistrationPromoAnswer).is_known),
  );
}

async function guessCodes(siege: Siege): Promise<void> {
  const { edge, platform } = await siege.site();
  await fetch(`${platform.url}/sandbox/v1/users/newbie`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      phone: `${number['phone-code']}${number['phone-number']}`,
      activationType: 2,
    }),
  });
  let wrong = 0;
  let opened = 0;
  let last = '';
  let guid = '';
  const enter = async (path: string, index: number): Promise<void> => {
    const answer = await stranger(edge).post(path, {
      guid,
      'sms-code': String(100_000 + index),
      ...(path.endsWith('login/sms') ? { save: false } : {}),
    });
    if (answer.code === 'wrong_code') wrong += 1;
    if (answer.status < 400) opened += 1;
    last = answer.code;
  };
  const rounds = [
    ['/web-api/auth/v1/sms', '/web-api/auth/v1/login/sms'],
    ['/web-api/auth/v1/password/sms', '/web-api/auth/v1/password/code'],
  ] as const;
  for (const [askPath, enterPath] of rounds) {
    const from = stranger(edge);
    const asked = await from.post(askPath, number, await from.captcha());
    // A number gets one text a minute: without a new one the last code is guessed on.
    guid = (JSON.parse(asked.text) as Partial<SmsAnswer>).guid ?? guid;
    for (let index = 0; index < times(siege, 6, 30); index += 1) await enter(enterPath, index);
  }
  siege.report(
    'codes of texts guessed from many sources, for a sign-in and for a new password',
    opened === 0 && wrong > 0 && wrong <= most.wrongCodes,
    `${wrong} were compared, then ${last}`,
  );
  const browser = stranger(edge);
  const begun = await browser.post(loginPath, {
    uLogin: 'twostep',
    uPassword: 'Demo-pass-1',
    save: false,
  });
  const { ticket } = JSON.parse(begun.text) as TwoStepNeeded;
  const factors = await inTurn(times(siege, 8, 40), (index) =>
    browser.post('/web-api/auth/v1/two-step', {
      ticket,
      code: index % 2 === 0 ? String(200_000 + index) : `siege-${index}-abcde`,
    }),
  );
  const compared = factors.filter(
    ({ code, status }) => status === 400 && code === 'code_wrong',
  ).length;
  siege.report(
    'second factors guessed with the right password, app codes and recovery codes',
    begun.status === 200 &&
      factors.every(({ status }) => status >= 400) &&
      compared > 0 &&
      compared <= most.wrongCodes,
    codesOf(factors),
  );
  const links = await inTurn(times(siege, 20, 300), (index) =>
    stranger(edge).post('/web-api/auth/v1/password/reset/look', {
      token: `${index}`.padStart(43, 'aZ3'),
    }),
  );
  siege.report(
    'links for a new password guessed',
    links.every(({ status }) => status >= 400),
    codesOf(links),
  );
}

async function reuseCaptcha(siege: Siege): Promise<void> {
  const { edge } = await siege.site();
  const address = freshAddress();
  const from = stranger(edge, address);
  const captcha = await from.captcha();
  const phoneOf = (index: number): object => ({
    'phone-code': '+356',
    'phone-number': `9998${1000 + index}`,
  });
  const answers = await Promise.all(
    Array.from({ length: times(siege, 6, 20) }, (_each, index) =>
      stranger(edge).post('/web-api/auth/v1/sms', phoneOf(index), captcha),
    ),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  siege.report(
    `one solved captcha for ${answers.length} calls at once`,
    taken === 1,
    `${taken} were answered`,
  );
}

export const guesses: Attack = {
  name: 'guesses',
  claim:
    'M79 passwords, promo codes, codes of texts and second factors are compared a few times, ' +
    'wherever guesses come from, and a captcha is good once',
  async run(siege) {
    await guessPasswords(siege);
    await guessPromoCodes(siege);
    await guessCodes(siege);
    await reuseCaptcha(siege);
  },
};
