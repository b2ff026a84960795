import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('SHL-222 texts that came in a fallback language are marked with it', async () => {
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
