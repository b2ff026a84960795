import type { GuardRun, GuardStep } from '../../../runtime/guards/GuardRunner.ts';
import type { InspectorSection, RowTone } from '../InspectorSection.ts';

/** Verdicts of the guards in the last navigations, newest first, station by station. */
export function guardSections(runs: readonly GuardRun[]): readonly InspectorSection[] {
  return runs
    .map((run, index): InspectorSection => ({
      id: `run-${index}`,
      title: {
        text: `${pathOf(run.url)} → ${run.verdict.kind}${run.verdict.kind === 'redirect' ? ` ${run.verdict.to}` : ''}`,
      },
      columns: ['station', 'guard', 'verdict', 'took'],
      rows: run.steps.map(({ station, guard, verdict, tookMs }, step) => ({
        key: `${station} ${step}`,
        cells: [station, guard ?? '', verdict, guard === undefined ? '' : tookMs.toFixed(1)],
        tone: toneOf(verdict),
      })),
    }))
    .toReversed();
}

function toneOf(verdict: GuardStep['verdict']): RowTone {
  if (verdict === 'no guard') return 'off';
  return verdict === 'next' || verdict === 'started'
    ? 'good'
    : verdict.startsWith('failed')
      ? 'bad'
      : 'plain';
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
