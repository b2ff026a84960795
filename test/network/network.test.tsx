import { expect, test } from 'vitest';
import { HttpError } from '#core';
import { settle } from '../services/FakeTimeHost.ts';
import { createTestServices } from '../services/createTestServices.ts';
import { answer, refusal } from './answer.ts';
import { attachSandbox } from './attachSandbox.ts';

test('without a scripted response every call is refused with 401', async () => {
  const { http } = createTestServices();
  await expect(http.call('user.config')).rejects.toMatchObject({ status: 401 });
  await expect(http.call('auth.videoToken')).rejects.toBeInstanceOf(HttpError);
});

test('a call is answered by a value, a function or a refusal', async () => {
  const { http } = createTestServices();
  const calls = answer('betting.game', ({ params }) =>
    params['id'] === '7' ? refusal(404, 'not_found') : refusal(400, 'odd'),
  );
  await expect(http.call('betting.game', { params: { id: 7 } })).rejects.toMatchObject({
    status: 404,
  });
  expect(calls.map(({ path }) => path)).toEqual(['/web-api/line/v1/games/7']);
});

test('the sandbox answers calls and feed', async () => {
  const { sandbox } = attachSandbox();
  const { http, feed } = createTestServices();
  const tree = await http.call('betting.sports');
  expect(tree.sports.length).toBeGreaterThan(2);
  const seen: object[] = [];
  feed.subscribe(
    { kind: 'site' },
    { onSnapshot: (data) => seen.push(data), onDelta: () => undefined },
  );
  await settle();
  sandbox.run(1000);
  await settle();
  expect(seen).toHaveLength(1);
});
