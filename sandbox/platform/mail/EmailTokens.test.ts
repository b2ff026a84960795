import { expect, test } from 'vitest';
import { Store } from '../store/Store.ts';
import { EmailTokens } from './EmailTokens.ts';

const dayMs = 86_400_000;

test('SBX-807 the link of a newsletter works for 60 days beside those of others; an undo token works for a day', () => {
  const store = new Store(':memory:');
  const userId = store.run(
    `INSERT INTO users (login, email, name, country, password_hash)
      VALUES ('a', 'a@example.com', 'A', 'MT', 'x')`,
  );
  let nowMs = 0;
  const tokens = new EmailTokens(store, () => nowMs);
  const [first, second] = [
    tokens.create('stop-news', userId, 'a@example.com').token,
    tokens.create('stop-news', userId, 'a@example.com').token,
  ];
  const back = tokens.create('resume-news', userId, 'a@example.com').token;
  nowMs = dayMs;
  expect([
    tokens.redeem(back, ['resume-news']),
    tokens.redeem(first, ['resume-news']),
    tokens.redeem(first, ['stop-news'])?.isUsed,
  ]).toEqual([undefined, undefined, false]);
  nowMs = 60 * dayMs;
  expect(tokens.redeem(second, ['stop-news'])).toBeUndefined();
  expect(JSON.stringify(store.all('SELECT * FROM letter_tokens'))).not.toContain(second);
  store.close();
});
