import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { definePlugin } from '../../contract/definePlugin.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { LazyView } from './LazyView.tsx';

function Words() {
  return <p>{useTranslate('words')('hello')}</p>;
}

function plugin(languages: readonly string[]) {
  return definePlugin({
    id: 'words',
    i18n: {
      load: async (language) => {
        if (!languages.includes(language)) throw new Error(`no texts in ${language}`);
        return { default: { hello: `Hello in ${language}` } };
      },
    },
  });
}

test('SHL-222 texts in a fallback language are marked with it', async () => {
  const words = plugin(['en']);
  await renderPlugin(
    <LazyView
      view={{ name: 'slot words', plugin: 'words', load: async () => Words }}
      skeleton={null}
    />,
    { manifests: [words], language: 'ru' },
  );
  expect((await screen.findByText('Hello in en')).closest('[lang]')?.getAttribute('lang')).toBe(
    'en',
  );
});

test('SHL-222 texts in the language of the page carry no mark', async () => {
  const words = plugin(['en', 'ru']);
  await renderPlugin(
    <LazyView
      view={{ name: 'slot words', plugin: 'words', load: async () => Words }}
      skeleton={null}
    />,
    { manifests: [words], language: 'ru' },
  );
  expect((await screen.findByText('Hello in ru')).closest('div[lang]')).toBeNull();
});

test('SHL-881 a part that does not show its failure is requested again after 30 s, one that shows it is not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const asked = { silent: 0, told: 0 };
  const fails =
    (kind: keyof typeof asked, times: number): (() => Promise<typeof Words>) =>
    async () => {
      asked[kind] += 1;
      if (asked[kind] <= times) throw new Error('The chunk did not come');
      return Words;
    };
  const silent = fails('silent', 2);
  const told = fails('told', 2);
  await renderPlugin(
    <>
      <LazyView view={{ name: 'silent', plugin: 'words', load: silent }} skeleton={null} />
      <LazyView
        view={{ name: 'told', plugin: 'words', load: told }}
        skeleton={null}
        failure={() => <p>Not there</p>}
      />
    </>,
    { manifests: [plugin(['en'])] },
  );
  await screen.findByText('Not there');
  expect(asked).toEqual({ silent: 1, told: 1 });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked).toEqual({ silent: 2, told: 1 });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByText('Hello in en');
  expect(asked).toEqual({ silent: 3, told: 1 });
});
