import { expect, test } from 'vitest';
import type { I18n } from '../services/CoreServices.ts';
import { ViewLoader } from './ViewLoader.ts';

test('SHL-304 a deferred view is ready with the part of the texts that it shows, any other with the texts of its plugin alone', async () => {
  const asked: string[] = [];
  const loader = new ViewLoader({ loadNamespace: async (namespace: string) => void asked.push(namespace) } as unknown as I18n);
  await loader.load({ name: 'slot a', plugin: 'shell', texts: 'later', load: async () => () => null });
  await loader.load({ name: 'slot b', plugin: 'auth', load: async () => () => null });
  expect(asked).toEqual(['shell', 'shell.later', 'auth']);
  expect([...loader.states.values()].map(({ kind }) => kind)).toEqual(['ready', 'ready']);
});
