import { act, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { definePlugin, provideService } from '../../contract/definePlugin.ts';
import { resolvePlan } from '../plan/resolvePlan.ts';
import { Link } from '../../ui/react/Link.tsx';
import { Slot } from '../../ui/react/Slot.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { createCommandToken, createToken } from '../../contract/Token.ts';
import { shell } from '../../shell/index.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { PageView } from '../views/PageView.tsx';
import { runSetups } from './runSetups.ts';
import { slots } from '../../shell/slots.ts';

const token = createToken<{ readonly name: string }>('game.service', 1);
const command = createCommandToken<undefined, string>('game.play');
const life: string[] = [];

const game = definePlugin({
  id: 'game',
  routes: [
    {
      id: 1999,
      name: 'game.page',
      path: 'game',
      titleKey: 'title',
      load: async () => () => <h1>The game</h1>,
    },
  ],
  slots: [{ id: 'game.strip', slot: slots.overlay, load: async () => () => <p>Strip</p> }],
  provides: [provideService(token, async () => () => ({ name: 'first' }))],
  commands: [{ id: 'game.play', load: async () => () => 'played' }],
  setup: async () => () => {
    life.push('begun');
    return () => life.push('ended');
  },
});

function close(
  runtime: RenderedPlugin['runtime'],
  features: Record<string, boolean>,
): Promise<void> {
  return act(async () => {
    const configuration = { ...runtime.site.configuration, features };
    runtime.site.apply(configuration, resolvePlan([shell, game], configuration));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

const Page = observer(function Page() {
  const { config } = useServices();
  return (
    <>
      <Slot slot={slots.overlay} />
      <PageView />
      <Link to={{ name: 'game.page' }}>To the game</Link>
      <output>{Object.keys(config.features).join()}</output>
    </>
  );
});

test('PLN-51 a plugin that is closed while the page is open loses page, slots, services and commands, and gets them back', async () => {
  const { runtime } = await renderPlugin(<Page />, { manifests: [game], path: '/en/game' });
  expect(await screen.findByText('Strip')).toBeTruthy();
  expect(await screen.findByText('The game')).toBeTruthy();
  const service = await runtime.services.services.get(token);
  await close(runtime, { 'plugin.game': false });
  expect(screen.queryByText('Strip')).toBeNull();
  await waitFor(() => expect(screen.queryByText('The game')).toBeNull());
  expect(runtime.navigator.page.kind).toBe('not-found');
  expect(runtime.services.navigation.path).toBe('/en/game');
  expect([runtime.services.services.has(token), runtime.services.services.peek(token)]).toEqual([
    false,
    undefined,
  ]);
  await expect(runtime.services.services.get(token)).rejects.toThrow(
    'features.plugin.game is false',
  );
  await expect(runtime.services.commands.run(command, undefined)).rejects.toThrow(
    'features.plugin.game is false',
  );
  await close(runtime, {});
  expect(await screen.findByText('Strip')).toBeTruthy();
  expect(await screen.findByText('The game')).toBeTruthy();
  expect(await runtime.services.services.get(token)).toBe(service);
  expect(await runtime.services.commands.run(command, undefined)).toBe('played');
  runtime.dispose();
});

test('PLN-52 setups of a closed plugin are ended, and run again when it is back', async () => {
  const { runtime } = await renderPlugin(<Page />, { manifests: [game] });
  life.length = 0;
  const stop = runSetups(runtime);
  await close(runtime, {});
  await close(runtime, { 'plugin.game': false });
  expect(life).toEqual(['begun', 'ended']);
  await close(runtime, {});
  stop();
  expect(life).toEqual(['begun', 'ended', 'begun', 'ended']);
  runtime.dispose();
});

test('PLN-54 M30 a link to a closed page becomes text and opens again; one to an unknown page is an error', async () => {
  const { runtime } = await renderPlugin(<Page />, { manifests: [game] });
  expect(screen.getByText('To the game').getAttribute('href')).toBe('/en/game');
  await close(runtime, { 'route.game.page': false });
  expect(screen.getByText('To the game').hasAttribute('href')).toBe(false);
  expect(() => runtime.services.navigation.href({ name: 'game.pages' })).toThrow(
    'the nearest is "game.page"',
  );
  await close(runtime, { another: true });
  expect(screen.getByText('To the game').getAttribute('href')).toBe('/en/game');
  expect(screen.getByRole('status').textContent).toBe('another');
  runtime.dispose();
});
