import { fullMarketNames } from '../../preferences/listPreferences.ts';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useMemo } from 'react';
import { useLaterTexts, useOpen, useServices, useTranslate } from '#core/ui';
import { extraKinds, type ExtraColumns } from './extraColumns.ts';
import type { ListStore } from '../ListStore.ts';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import { ColumnCells } from '../columns/ColumnCells.tsx';
import { captionsOf, hasLine } from '../columns/columns.ts';
import { lineCaption, placeCaption } from '../columns/columnTexts.ts';
import { useBetting } from '../../service/useBetting.ts';
import { useShownRows } from '../table/useShownRows.ts';

interface ExtraProps {
  readonly kind: ExtraColumns;
  /** List of the rows. The extra columns come from a second list with the same events. */
  readonly list: ListStore;
}

/** Found once for a row and not with each of its scores. */
function useExtraList({ kind, list }: ExtraProps): ListStore {
  const betting = useBetting();
  return useMemo(
    () => betting.list({ ...list.query, markets: extraKinds[kind] }),
    [betting, kind, list],
  );
}

export const ExtraListLoader = observer(function ExtraListLoader({
  shownKey,
  ...props
}: ExtraProps & { readonly shownKey: string }) {
  const extra = useOpen(useExtraList(props));
  const isBehind =
    extra.snapshot.hasValue &&
    extra.order.length < props.list.order.length &&
    extra.hasMore &&
    !extra.isLoadingMore &&
    !extra.hasMoreFailed;
  useEffect(() => {
    if (isBehind) void extra.loadMore();
  }, [extra, isBehind]);
  useShownRows(extra, shownKey);
  return null;
});

/** The odds of a row in them; empty until they are known. */
export const ExtraCells = observer(function ExtraCells({
  event,
  ...props
}: ExtraProps & { readonly event: OddsEvent }) {
  const markets = useExtraList(props).events.get(event.eventId)?.mainMarkets;
  return markets === undefined
    ? null
    : extraKinds[props.kind].map((kind, index) => (
        <Fragment key={kind}>
          {index === 0 ? null : <span />}
          <ColumnCells kind={kind} event={event} markets={markets} />
        </Fragment>
      ));
});

/** Captions of the extra columns; buttons name their market and outcome themselves. */
export const ExtraCaptions = observer(function ExtraCaptions({ kind }: Pick<ExtraProps, 'kind'>) {
  const { preferences } = useServices();
  const t = useTranslate('betting.later');
  if (!useLaterTexts('betting', 'kind.doubleChance')) return null;
  const isFull = preferences.get(fullMarketNames);
  return extraKinds[kind].map((each, index) => (
    <Fragment key={each}>
      {index === 0 ? null : <i />}
      {hasLine(each) ? <i>{lineCaption(each, isFull, t)}</i> : null}
      {captionsOf(each).map((caption) => (
        <i key={caption}>
          {each === 'bothScore' && caption === 'yes' && !isFull
            ? t('kind.bothScore-short')
            : placeCaption(caption, isFull, t)}
        </i>
      ))}
    </Fragment>
  ));
});
