import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../../../sandbox/createTestSandbox.ts';
import { tableFromWire } from '../../../api/statisticsFromWire.ts';
import { createBettingStage } from '../../../testing/renderWithBetting.tsx';
import { CupBracket } from './CupBracket.tsx';

test('BET-392 a cup shows its rounds with the goals of each leg, who is through, and what is still open', async () => {
  const sandbox = createTestSandbox();
  const wire = await sandbox.json<Parameters<typeof tableFromWire>[0]>('/web-api/line/v1/champs/1/table');
  const before = await sandbox.json<Parameters<typeof tableFromWire>[0]>(`/web-api/line/v1/champs/1/table?season=${wire.season - 1}`);
  sandbox.dispose();
  const stage = await createBettingStage();
  const { rounds } = tableFromWire(before);
  const final = rounds!.at(-1)!.ties[0]!;
  const view = stage.render(<CupBracket rounds={rounds!} teamIds={[]} place="page" />);
  expect(view.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Round of 16', 'Quarter-finals', 'Semi-finals', 'Final']);
  const champion = final.sides![final.winner === 1 ? 0 : 1]!;
  const section = view.getByRole('region', { name: 'Final' });
  expect(section.querySelector('a[aria-label]')?.getAttribute('aria-label')).toBe(`${champion.name}, through`);
  expect([...view.container.querySelectorAll('li')]).toHaveLength(15);
  expect(view.getByRole('region', { name: 'Round of 16' }).querySelectorAll('li:first-child .goals, li:first-child .num')).toHaveLength(4);
  const open = stage.render(<CupBracket rounds={[{ name: 'Final', ties: [{ sides: undefined, winner: 0, legs: [{ eventId: undefined, startsAtS: 1_800_000_000, score: undefined, shootOut: undefined, isLate: false }] }] }]} teamIds={[]} place="page" />);
  expect(open.container.textContent).toContain('To be decided');
  expect(open.container.querySelector('small')?.textContent).toMatch(/\d/);
});
