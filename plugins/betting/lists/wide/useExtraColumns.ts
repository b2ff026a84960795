import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useServices } from '#core/ui';
import { extraColumnsOf } from './extraColumns.ts';
import type { Section } from '../../feed/SportEvent.ts';
import type { ListStore } from '../ListStore.ts';
import { useBetting } from '../../service/useBetting.ts';
import type { ExtraColumnsOfTable } from './ExtraColumnsContext.ts';

/** Equal to the container width in `EventRow.module.css`. */
const widePx = 1180;

/** Whether the list is wide enough for two more columns, if not chosen otherwise. */
export function useExtraColumns(
  ref: RefObject<HTMLElement | null>,
  list: ListStore,
  section: Section,
  sportId: number | undefined,
): ExtraColumnsOfTable | undefined {
  const { reports } = useServices();
  const { tree } = useBetting();
  const [parts, setParts] = useState<ExtraColumnsOfTable['parts']>();
  const kind =
    section === 'line' && list.query.markets === undefined && sportId !== undefined
      ? extraColumnsOf(tree.sportsById.get(sportId)?.icon)
      : undefined;
  useEffect(() => {
    if (kind === undefined || ref.current === null) return undefined;
    let isWide = false;
    const fill = async (): Promise<void> => {
      try {
        const loaded = (await import('./extraParts.ts')).extraParts;
        if (isWide) setParts(loaded);
      } catch (error) {
        reports.report(error, { plugin: 'betting', contribution: 'extra-columns' });
      }
    };
    const sizes = new ResizeObserver(([entry]) => {
      isWide = (entry?.contentRect.width ?? 0) >= widePx;
      if (isWide) void fill();
      else setParts(undefined);
    });
    sizes.observe(ref.current);
    return () => {
      isWide = false;
      sizes.disconnect();
    };
  }, [ref, kind, reports]);
  return useMemo(
    () => (kind === undefined ? undefined : { kind, list, parts }),
    [kind, list, parts],
  );
}
