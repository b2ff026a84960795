import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { GameList } from '#wire';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { bettingToken } from '../contract.ts';
import { betting } from '../index.ts';
import { mostTeams } from './favourites.ts';
import { TeamsEditor } from './TeamsEditor.tsx';

async function open() {
  const { sandbox } = attachSandbox();
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=20');
  const team = games[0]!.team1;
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [betting] });
  const { favourites } = await runtime.services.services.get(bettingToken);
  await act(async () => rerender(<TeamsEditor />));
  return { team, favourites, user: userEvent.setup() };
}

test('BET-820 OF15 a team is found by its name, gets the star of the whole site, and is taken out again', async () => {
  const { team, favourites, user } = await open();
  expect(screen.getByText('No favourite teams yet.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add a team' }));
  const field = screen.getByRole('textbox', { name: 'Name of a team or player' });
  expect(document.activeElement).toBe(field);
  await user.paste(team.name);
  await user.click(await screen.findByRole('button', { name: `Add ${team.name}` }));
  expect(favourites.hasTeam(team.id)).toBe(true);
  expect(screen.queryByRole('button', { name: `Add ${team.name}` })).toBeNull();
  await user.click(await screen.findByRole('button', { name: `Remove ${team.name}` }));
  expect(favourites.hasTeam(team.id)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('BET-820 OF15 a hundred teams are the most, and the editor says so', async () => {
  const { favourites } = await open();
  act(() => {
    for (let id = 1; id <= mostTeams; id += 1) favourites.toggleTeam(900_000 + id);
  });
  await screen.findByText(/^100 teams have a star/);
  expect(screen.queryByRole('button', { name: 'Add a team' })).toBeNull();
});
