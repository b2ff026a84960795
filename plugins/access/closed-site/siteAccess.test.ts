import { expect, test, vi } from 'vitest';
import { requestOf } from '../testing/createClosedSite.ts';
import { siteAccess } from './siteAccess.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

function stage({
  answer,
  isActive = false,
  known,
}: {
  answer?: object;
  isActive?: boolean;
  known?: object;
}) {
  const evaluate = vi.fn(() => ({ kind: 'next' }));
  const get = vi.fn(async () => ({ evaluate }));
  const after = vi.fn((_delayMs: number, _run: () => void) => () => undefined);
  const services = createTestServices({
    config: { site: { maintenance: { isActive } } },
    firstData: answer === undefined ? [] : [{ endpoint: 'access.blockLight', answer }],
    scheduler: { after },
    services: { peek: () => known, get },
  });
  return {
    evaluate,
    get,
    after,
    ask: async (path: string, name: string) => siteAccess(requestOf(path, name), services),
  };
}

test('ACC-81 with an open site the service comes only seconds later', async () => {
  const { ask, get, after } = stage({ answer: { displayTypeId: 0, templateTypeId: 0 } });
  expect(await ask('/en', 'betting.home')).toEqual({ kind: 'next' });
  expect(get).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledExactlyOnceWith(3000, expect.any(Function));
  after.mock.calls[0]?.[1]();
  expect(get).toHaveBeenCalledOnce();
});

test.each([
  ['a block', { answer: { displayTypeId: 1, templateTypeId: 3 } }, 'betting.home'],
  [
    'maintenance',
    { answer: { displayTypeId: 0, templateTypeId: 0 }, isActive: true },
    'betting.home',
  ],
  ['no answer', {}, 'betting.home'],
  ['a page of its own', { answer: { displayTypeId: 0, templateTypeId: 0 } }, 'access.maintenance'],
])(
  'ACC-80 %s is for the service to evaluate, with the answer that came',
  async (_name, given, routeName) => {
    const { ask, evaluate, get } = stage(given);
    await ask('/en', routeName);
    expect(get).toHaveBeenCalledOnce();
    expect(evaluate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ routeName }),
      'answer' in given ? given.answer : undefined,
    );
  },
);

test('ACC-81 once it is there, the service judges every navigation at once', async () => {
  const evaluate = vi.fn(() => ({ kind: 'next' }));
  const { ask, get } = stage({ known: { evaluate } });
  await ask('/en/live', 'betting.live');
  expect(evaluate).toHaveBeenCalledOnce();
  expect(get).not.toHaveBeenCalled();
});
