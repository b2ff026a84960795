import type { CoreServices } from '../../../contract/CoreServices.ts';
import { section, type InspectorSection } from '../InspectorSection.ts';

/** Event that was emitted while the inspector was open. */
export interface EmittedEvent {
  readonly key: number;
  readonly atMs: number;
  readonly name: string;
  readonly payload: string;
}

/** Events between plugins, and errors; newest first. */
export function eventSections(
  { plan, reports }: Pick<CoreServices, 'plan' | 'reports'>,
  happened: readonly EmittedEvent[],
): readonly InspectorSection[] {
  return [
    section(
      'reports',
      ['time', 'plugin', 'part', 'message'],
      reports.entries
        .map(({ atMs, plugin, contribution, message }, index) => ({
          key: String(index),
          cells: [timeOf(atMs), plugin, contribution, message],
          tone: 'bad' as const,
        }))
        .toReversed(),
    ),
    section(
      'happened',
      ['time', 'name', 'value'],
      happened
        .map(({ key, atMs, name, payload }) => ({
          key: String(key),
          cells: [timeOf(atMs), name, payload],
          tone: 'plain' as const,
        }))
        .toReversed(),
    ),
    section(
      'events',
      ['name', 'plugin', 'state'],
      plan.events.map(({ id, plugin, offReason }) => ({
        key: id,
        cells: [id, plugin, offReason ?? '✓'],
        tone: offReason === undefined ? ('good' as const) : ('off' as const),
      })),
    ),
  ];
}

/** Platform time in UTC, to the millisecond, as in a log. */
function timeOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(11, 23);
}
