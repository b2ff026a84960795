import { fullMarketNames } from '../../preferences/listPreferences.ts';
import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { classNames, useServices, useTranslate } from '#core/ui';
import { sportLine } from '../phone/MobileSections.tsx';
import { MobileCompetitionHead } from '../phone/MobileCompetitionHead.tsx';
import { CompetitionHead, ExtraHead, type CompetitionHeadProps } from '../CompetitionHead.tsx';
import { SportSections } from '../SportSections.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { captionsOf, ColumnsContext, hasLine } from './columns.ts';
import { lineCaption, placeCaption } from './columnTexts.ts';
import { anySport } from '../groupByCompetition.ts';
import { columnsOf, marketsOf } from '../options/listChoices.ts';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { useBetting } from '../../service/useBetting.ts';
import { OptionCard } from './OptionCard.tsx';
import { OptionRow } from './OptionRow.tsx';
import type { OptionViewProps } from './OptionViewProps.ts';
import head from '../CompetitionHead.module.css';
import row from '../table/EventRow.module.css';
import styles from './Options.module.css';

interface OptionTablesProps extends OptionViewProps {
  readonly isMobile: boolean;
}

export const OptionTables = observer(function OptionTables({
  options,
  isMobile,
  list,
  groups,
  section,
  tools,
  isPlain,
}: OptionTablesProps) {
  const { tree } = useBetting();
  const { choices } = options;
  const columns = (sportId: number): readonly RowMarketKind[] =>
    isMobile
      ? choices.markets.slice(0, 1)
      : columnsOf(marketsOf(choices, sportId), tree.sportsById.get(sportId)?.rowMarkets);
  const frame = (sportId: number, table: ReactNode): ReactNode => (
    <ColumnsContext value={columns(sportId)}>
      <div
        className={classNames(
          styles.table,
          isMobile ? styles.mobile : styles.desktop,
          choices.isCompact && styles.compact,
        )}
      >
        {table}
      </div>
    </ColumnsContext>
  );
  const hasOneLine = section === 'live' || groups.some(({ isByTime }) => isByTime === true);
  return (
    <SportSections
      list={list}
      groups={groups}
      section={section}
      isPlain={isPlain}
      tools={tools}
      Row={isMobile ? OptionCard : OptionRow}
      Head={isMobile ? MobileCompetitionHead : OptionHead}
      panelClassName={isMobile ? styles.mobilePanel : undefined}
      captions={hasOneLine ? (isMobile ? sportLine : ColumnsLine) : undefined}
      frame={frame}
    />
  );
});

function OptionHead(props: CompetitionHeadProps) {
  return <CompetitionHead {...props} columns={props.section === 'live' ? null : <Captions />} />;
}

/** The same over all rows of a list, where each column can be given another market. */
function ColumnsLine(title: ReactNode, _index: number, sportId: number): ReactNode {
  return (
    <div className={head.once}>
      {title}
      <Captions hasChoice sportId={sportId === anySport ? undefined : sportId} />
      <span className={row.more} />
    </div>
  );
}

/** Hidden from screen readers: each button names its market and outcome itself. */
const Captions = observer(function Captions({
  hasChoice = false,
  sportId,
}: {
  readonly hasChoice?: boolean;
  readonly sportId?: number | undefined;
}) {
  const { preferences } = useServices();
  const t = useTranslate('betting.later');
  const isFull = preferences.get(fullMarketNames);
  const kinds = use(ColumnsContext);
  return (
    <span className={styles.captions} aria-hidden={hasChoice ? undefined : true}>
      {kinds.map((kind) => (
        <span
          key={kind}
          className={classNames(styles.group, hasChoice && head.chosen)}
          data-kind={kind}
        >
          {hasLine(kind) ? <i>{lineCaption(kind, isFull, t)}</i> : null}
          {captionsOf(kind).map((caption) => (
            <i key={caption}>{placeCaption(caption, isFull, t)}</i>
          ))}
          {hasChoice ? <ColumnChoice kinds={kinds} kind={kind} sportId={sportId} /> : null}
        </span>
      ))}
      <ExtraHead />
    </span>
  );
});
