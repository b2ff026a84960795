import { expect, test } from 'vitest';
import { describeError } from './describeError.ts';
import { HttpError } from './HttpError.ts';

const i18n = { t: (key: string) => key };
const failed = (
  status: number,
  ...errors: { code: string; detail: string; status?: number }[]
): HttpError => new HttpError('limits.save', status, errors);

test('SHL-253 text of the platform for the person has priority and is unchanged', () => {
  const error = failed(
    400,
    { code: 'internal', detail: 'row 7' },
    { code: 'a', detail: 'The limit is lower than the current one.', status: 2 },
    { code: 'b', detail: 'Try tomorrow.', status: 2 },
  );
  expect(describeError(error, i18n)).toEqual({
    text: 'The limit is lower than the current one.\nTry tomorrow.',
    priority: 1,
  });
});

test.each([
  [failed(0), 'shell:main_network_error'],
  [failed(408), 'shell:main_network_error'],
  [failed(429), 'shell:main_busy_error'],
  [failed(503), 'shell:main_busy_error'],
  [failed(400, { code: 'x', detail: 'internal words', status: 1 }), 'shell:main_query_error'],
  [failed(500), 'shell:main_query_error'],
  [new TypeError('undefined is not a function'), 'shell:main_query_error'],
  ['nothing', 'shell:main_query_error'],
])('SHL-253 SHL-923 any other error gets a generic text: %s', (error, text) => {
  expect(describeError(error, i18n)).toEqual({ text, priority: 0 });
});
