import { expect, test } from 'vitest';
import { Store } from '../store/Store.ts';
import { LetterTokens } from './LetterTokens.ts';

const dayMs = 86_400_000;

test('SBX-273 the link of a letter of news stands for 60 days beside those of other letters; the way back for one', () => {
  const store = new Store(':memory:');
  const userId = store.run("INSERT INTO users (login, email, name, country, password_hash) VALUES ('a', 'a@example.com', 'A', 'MT', 'x')");
  let nowMs = 0;
  const tokens = new LetterTokens(store, () => nowMs);
  const [first, second] = [tokens.create('stop-news', userId, 'a@example.com'), tokens.create('stop-news', userId, 'a@example.com')];
  const back = tokens.create('resume-news', userId, 'a@example.com');
  nowMs = dayMs;
  expect([tokens.take(back, ['resume-news']), tokens.take(first, ['resume-news']), tokens.take(first, ['stop-news'])?.isUsed]).toEqual([undefined, undefined, false]);
  nowMs = 60 * dayMs;
  expect(tokens.take(second, ['stop-news'])).toBeUndefined();
  expect(JSON.stringify(store.all('SELECT * FROM letter_tokens'))).not.toContain(second);
  store.close();
});
