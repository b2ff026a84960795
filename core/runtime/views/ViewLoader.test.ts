import { expect, test } from 'vitest';
import type { I18n } from '../texts/I18n.ts';
import { ViewLoader } from './ViewLoader.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

test('SHL-304 a view is ready with the namespaces that it names, any other with the texts of its plugin alone', async () => {
  const asked: string[] = [];
  const loader = new ViewLoader(
    fakeOf<I18n>({
      loadNamespace: async (namespace: string) => void asked.push(namespace),
    }),
  );
  await loader.load({
    name: 'slot a',
    plugin: 'shell',
    texts: ['shell.later'],
    load: async () => () => null,
  });
  await loader.load({ name: 'slot b', plugin: 'auth', load: async () => () => null });
  expect(asked).toEqual(['shell', 'shell.later', 'auth']);
  expect([...loader.states.values()].map(({ kind }) => kind)).toEqual(['ready', 'ready']);
});
