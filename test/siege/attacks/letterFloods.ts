import { request } from 'node:http';
import type { RegistrationForm, SmsAnswer } from '#wire';
import type { Process } from '../processes.ts';
import { freshAddress, stranger, type Answer, type Stranger } from '../stranger.ts';
import { times, until, wait, type Attack, type Siege } from '../Attack.ts';

/** Limits of the sandbox's rules: SBX-947, SBX-849, SBX-54 and AUT-234. */
const most = { toOneAddress: 10, fromOneSource: 20, ofClosed: 1, textsToOneNumber: 3 } as const;

const known = 'newbie@grandstand.example';
const unknown = 'nobody.siege@grandstand.example';
/** The demo's account with complete data, and its number. */
const vip = {
  address: 'vip@grandstand.example',
  phone: { 'phone-code': '+356', 'phone-number': '99990002' },
  person: {
    first_name: 'Val',
    last_name: 'Vip',
    birth_date: '1974-02-14',
    street: '1 Garden Terrace',
    postcode: 'ATD 1300',
    city: 'Attard',
    region: '',
  },
} as const;
const words = 'evil.test';

interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Messages to an address or number; all messages without one. */
async function lettersTo(platform: Process, recipient?: string): Promise<readonly Letter[]> {
  const query = recipient === undefined ? '' : `?${new URLSearchParams({ recipient })}`;
  return (await (await fetch(`${platform.url}/sandbox/v1/outbox${query}`)).json()) as Letter[];
}

let keys = 0;
const key = (): Record<string, string> => {
  keys += 1;
  return { 'X-Idempotency-Key': `siege-letters-${keys}` };
};

/** Every public call that sends a message. */
function lettersBy(
  terms: number,
): Readonly<Record<string, (from: Stranger, email: string) => Promise<Answer>>> {
  const register = (from: Stranger, email: string): Promise<Answer> =>
    from.post('/web-api/registration/v1/accounts', registration(terms, email), key());
  return {
    'forgotten password': (from, email) => from.post('/web-api/auth/v1/password/forgot', { email }),
    'confirm an address': (from, email) =>
      from.post('/web-api/auth/v1/activation/letter', { kind: 'verify', email }),
    'open an account': (from, email) =>
      from.post('/web-api/auth/v1/activation/letter', { kind: 'activate', email }),
    'newsletter link': (from, email) => from.post('/web-api/mailing/v1/news/letter', { email }),
    'opening notice': (from, email) => from.post('/web-api/access/v1/opening-notices', { email }),
    registration: register,
    'registration again': (from, email) => from.post('/web-api/registration/v1/resend', { email }),
    support: (from, email) =>
      from.post(
        '/web-api/support/v1/requests',
        { topic: 'other', text: `Go to ${words}: your account waits`, email },
        key(),
      ),
  };
}

function registration(terms: number, email: string, person: object = newcomer): object {
  return {
    type: 'full',
    country: 'MT',
    currency: 'EUR',
    bonus: 0,
    consents: { terms_updated_at: terms, is_of_age: true, marketing: [] },
    person,
    email,
    password: 'seven herons over the mill',
  };
}
const newcomer = {
  first_name: 'Marta',
  last_name: 'Kallas',
  birth_date: '1991-05-17',
  street: '12, Harbour Street',
  postcode: 'SLM 1010',
  city: 'Sliema',
  region: '',
};

/** The answer without the parts that differ between any two calls. */
function shapeOf({ status, text }: Answer, contact: string): string {
  return `${status} ${text
    .replaceAll(contact, '@')
    .replaceAll(/"[\w-]{20,}"/g, '"token"')
    .replaceAll(/\d+/g, '0')}`;
}

async function floodOneAddress(siege: Siege, platform: Process, terms: number): Promise<void> {
  const { edge } = await siege.site();
  const calls = Object.values(lettersBy(terms));
  const rounds = times(siege, 3, 40);
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(calls.map((call) => call(stranger(edge), known)));
  // E-mails are sent after the answer.
  await wait(500);
  const sent = (await lettersTo(platform, known)).length;
  siege.report(
    `${rounds * calls.length} calls from as many sources for letters to one address`,
    sent > 0 && sent <= most.toOneAddress,
    `${sent} letters`,
  );
}

async function floodFromOneSource(siege: Siege, terms: number): Promise<void> {
  const { edge } = await siege.site();
  const calls = Object.values(lettersBy(terms));
  const total = times(siege, 26, 200);
  let asked = 0;
  const spread = async (name: string, addressOf: (index: number) => string): Promise<void> => {
    let answered = 0;
    for (let index = 0; index < total; index += 1) {
      asked += 1;
      const answer = await calls[index % calls.length]?.(
        stranger(edge, addressOf(index)),
        `siege.${asked}@grandstand.example`,
      );
      if (answer !== undefined && answer.status < 400) answered += 1;
    }
    siege.report(
      `${total} calls for letters to as many addresses from ${name}`,
      answered > 0 && answered <= most.fromOneSource,
      `${answered} were answered`,
    );
  };
  const address = freshAddress();
  await spread('one source', () => address);
  // A home connection has 2^64 of these.
  await spread('one network of IPv6', (index) => `2001:db8:51:e9e::${(index + 1).toString(16)}`);
}

/** One mailbox, whose address can be written in many ways. */
async function floodOneMailbox(siege: Siege, platform: Process, terms: number): Promise<void> {
  const { edge } = await siege.site();
  const total = times(siege, 14, 100);
  for (let index = 0; index < total; index += 1)
    await stranger(edge).post(
      '/web-api/registration/v1/accounts',
      registration(
        terms,
        index % 2 === 0
          ? `siege.mailbox+${index}@grandstand.example`
          : `siegemail.box+n${index}@grandstand.example`,
      ),
      key(),
    );
  await wait(500);
  const sent = (await lettersTo(platform)).filter(({ recipient }) =>
    recipient.replaceAll('.', '').startsWith('siegemailbox+'),
  ).length;
  siege.report(
    `${total} registrations with as many ways of writing one address`,
    sent > 0 && sent <= most.toOneAddress,
    `${sent} letters`,
  );
}

/** A message to the owner of data entered by strangers. */
async function floodKnownPerson(siege: Siege, platform: Process, terms: number): Promise<void> {
  const { edge } = await siege.site();
  const total = times(siege, 12, 60);
  const before = (await lettersTo(platform, vip.address)).length;
  for (let index = 0; index < total; index += 1)
    await stranger(edge).post(
      '/web-api/registration/v1/accounts',
      registration(terms, `siege.twin.${index}@grandstand.example`, vip.person),
      key(),
    );
  await wait(500);
  const sent = (await lettersTo(platform, vip.address)).length - before;
  siege.report(
    `${total} registrations with the name, birthday and street of a person who has an account`,
    sent > 0 && sent <= most.toOneAddress,
    `${sent} letters to that person`,
  );
}

async function floodOneNumber(siege: Siege, platform: Process): Promise<void> {
  const { edge } = await siege.site();
  const phone = `${vip.phone['phone-code']}${vip.phone['phone-number']}`;
  const withCaptcha = ['/web-api/auth/v1/sms', '/web-api/auth/v1/password/sms'];
  const rounds = times(siege, 1, 6);
  for (let round = 0; round < rounds; round += 1)
    for (const path of withCaptcha) {
      const from = stranger(edge);
      await from.post(path, vip.phone, await from.captcha());
    }
  for (let index = 0; index < times(siege, 10, 200); index += 1)
    await stranger(edge).post('/web-api/auth/v1/activation/code', { phone });
  await wait(300);
  const sent = (await lettersTo(platform, phone)).length;
  siege.report(
    'texts to one number from many sources, by every call that sends one',
    sent > 0 && sent <= most.textsToOneNumber,
    `${sent} texts`,
  );
}

/** Compares answers to known and unknown addresses, from sources that have made no call before. */
async function compareAnswers(siege: Siege, terms: number): Promise<void> {
  const { edge } = await siege.site();
  const differing: string[] = [];
  for (const [name, call] of Object.entries(lettersBy(terms))) {
    const answers = await Promise.all(
      ['banned@grandstand.example', unknown].map(async (email) =>
        shapeOf(await call(stranger(edge), email), email),
      ),
    );
    if (answers[0] !== answers[1]) differing.push(`${name}: ${answers.join(' / ')}`);
  }
  siege.report(
    'no call for an e-mail reveals whether an account exists',
    differing.length === 0,
    differing[0],
  );
  const lost = stranger(edge);
  const text = await lost.post(
    '/web-api/auth/v1/sms',
    { 'phone-code': '+356', 'phone-number': '99993131' },
    await lost.captcha(),
  );
  const { guid, masked } = JSON.parse(text.text) as SmsAnswer;
  siege.report(
    'nor does one for a text message',
    text.status === 200 && guid !== undefined && masked.includes('31'),
    `${text.status}`,
  );
}

/** Sends a foreign Host, which `fetch` cannot set. */
function postTo(edge: Process, host: string, path: string, body: object, headers: object) {
  return new Promise<number>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: edge.port,
        path,
        method: 'POST',
        headers: {
          Host: host,
          'Content-Type': 'application/json',
          'X-Forwarded-For': freshAddress(),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** All inputs of a stranger: text, name, user agent, language, host. */
async function smuggleWords(siege: Siege, platform: Process, terms: number): Promise<void> {
  const { edge } = await siege.site();
  const victim = 'unverified@grandstand.example';
  const agent = { 'User-Agent': `Go to ${words}/1 (your account waits)` };
  for (let guess = 0; guess < 5; guess += 1) {
    const from = stranger(edge);
    await from.post(
      '/web-api/auth/v1/login',
      { uLogin: 'unverified', uPassword: `Wrong-pass-${guess}`, save: false },
      { ...agent, ...(guess < 3 ? {} : await from.captcha()) },
    );
  }
  const closed = await until(async () => (await lettersTo(platform, victim)).length > 0, 3000);
  siege.report('wrong passwords cause one e-mail to the owner', closed);
  await stranger(edge).post(
    '/web-api/registration/v1/accounts',
    registration(terms, 'siege.named@grandstand.example', {
      ...newcomer,
      first_name: `Go to ${words}`,
      last_name: words,
    }),
    { ...key(), ...agent, 'X-Language': words },
  );
  const solver = stranger(edge);
  const status = await postTo(
    edge,
    words,
    '/web-api/auth/v1/sms',
    vip.phone,
    await solver.captcha(),
  );
  await postTo(
    edge,
    words,
    '/web-api/auth/v1/password/forgot',
    { email: 'frozen@grandstand.example' },
    {},
  );
  await wait(500);
  const told = (await lettersTo(platform)).filter((letter) =>
    JSON.stringify(letter).includes(words),
  );
  siege.report(
    'no e-mail or text message has words of strangers: question, name, browser, language, host',
    status === 200 && told.length === 0,
    told.map(({ recipient, body }) => `${recipient}: ${body.slice(-80)}`)[0] ?? `${status}`,
  );
}

export const letterFloods: Attack = {
  name: 'letters',
  claim:
    'M74 e-mails and text messages to others stay few, from any number of senders and places; ' +
    'they have no words of strangers, and no response reveals whether an account exists',
  async run(siege) {
    const { edge, platform } = await siege.site();
    const form = JSON.parse(
      (await stranger(edge).get('/web-api/registration/v1/form?country=MT')).text,
    ) as RegistrationForm;
    const terms = form.terms_updated_at;
    await compareAnswers(siege, terms);
    await floodOneAddress(siege, platform, terms);
    await floodFromOneSource(siege, terms);
    await floodOneMailbox(siege, platform, terms);
    await floodKnownPerson(siege, platform, terms);
    await smuggleWords(siege, platform, terms);
    await floodOneNumber(siege, platform);
  },
};
