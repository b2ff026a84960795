import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

function parameters(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map((match) => match[0]).toSorted();
}

test('both dictionaries have the same keys with the same parameters', () => {
  expect(Object.keys(ru)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(parameters(ru[key]), key).toEqual(parameters(en[key]));
});
