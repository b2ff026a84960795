import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames, Segmented, useTranslate } from '#core/ui';
import { asianRow, firstPartOf, type FirstPart } from './asianRow.ts';
import { anySport } from '../groupByCompetition.ts';
import { CompetitionHead, type CompetitionHeadProps } from '../CompetitionHead.tsx';
import { AsianLinesChoice } from '../options/AsianLinesChoice.tsx';
import { ListViewChoice } from '../options/ListViewChoice.tsx';
import type { OptionViewProps } from '../columns/OptionViewProps.ts';
import { SportSections } from '../SportSections.tsx';
import { AsianRow } from './AsianRow.tsx';
import { AsianViewContext, type AsianPartName } from './AsianView.ts';
import styles from './Asian.module.css';

interface AsianSectionsProps extends OptionViewProps {
  readonly isMobile: boolean;
}

/** Cell height with gap, by layout; rows have the height of the chosen lines. */
const cellPx = { desktop: 30, mobile: 38 } as const;
const aroundPx = { desktop: 14, mobile: 54 } as const;

export const AsianSections = observer(function AsianSections({
  options,
  isMobile,
  list,
  groups,
  section,
  tools,
  isPlain,
}: AsianSectionsProps) {
  const t = useTranslate('betting.later');
  const [part, setPart] = useState<AsianPartName>('match');
  const lineCount = options.choices.asianLines;
  const layout = isMobile ? 'mobile' : 'desktop';
  // Whether a match of each sport can be drawn, which needs a place in every row; a price or a
  // score renders nothing here.
  const draws = useMemo(
    () =>
      computed(
        () => {
          const drawn = new Map<number, boolean>();
          for (const { sportId, mainMarkets } of list.events.values())
            drawn.set(
              sportId,
              drawn.get(sportId) === true ||
                asianRow(mainMarkets).match.result?.outcomes.length === 3,
            );
          return [...drawn];
        },
        { equals: compareStructural },
      ),
    [list],
  ).get();
  const drawsOf = (sportId: number): readonly boolean[] =>
    draws.flatMap(([id, isDrawn]) => (sportId === anySport || sportId === id ? isDrawn : []));
  /** In sports with draws the markets settle by regular time. */
  const matchName = (sportId: number): string =>
    t(drawsOf(sportId).every(Boolean) ? 'asian.match' : 'betting:market.whole-event');
  // Names of the first part by sport: a half, a set, a quarter.
  const firstParts = useMemo(
    () =>
      computed(
        () =>
          [...list.events.values()].flatMap(({ sportId, mainMarkets }) => {
            const [part] = mainMarkets.flatMap(({ period }) => firstPartOf(period) ?? []);
            return part === undefined ? [] : [{ sportId, part }];
          }),
        { equals: compareStructural },
      ),
    [list],
  ).get();
  const partsOf = (sportId: number): readonly FirstPart[] => [
    ...new Set(
      firstParts
        .filter((each) => sportId === anySport || each.sportId === sportId)
        .map((each) => each.part),
    ),
  ];
  const partName = (sportId: number): string => {
    const [part, ...others] = partsOf(sportId);
    return part === undefined || others.length > 0
      ? t('asian.first-part')
      : part === 'h1'
        ? t('betting:score.half-1')
        : t(`betting:score.${partKeys[part]}`, { number: 1 });
  };
  const frame = (sportId: number, table: ReactNode): ReactNode => {
    const hasDraw = drawsOf(sportId).includes(true);
    const cells = (hasDraw ? 3 : 2) + 2 * (lineCount - 1);
    return (
      <AsianViewContext value={{ part, lineCount, hasDraw, isMobile }}>
        <div
          className={classNames(styles.asian, isMobile && styles.mobile)}
          style={
            { '--asian-row-h': `${aroundPx[layout] + cells * cellPx[layout]}px` } as CSSProperties
          }
        >
          <AsianColumns
            part={part}
            matchName={matchName(sportId)}
            partName={partName(sportId)}
            isMobile={isMobile}
          />
          {table}
        </div>
      </AsianViewContext>
    );
  };
  const partTools = (
    <div className={styles.parts}>
      {isMobile ? (
        <Segmented
          isBlock
          label={t('asian.part')}
          items={[
            { id: 'match', label: matchName(anySport) },
            { id: 'part', label: partName(anySport) },
          ]}
          value={part}
          onChange={setPart}
        />
      ) : (
        <ListViewChoice />
      )}
      <div className={styles.partsEnd} role="group" aria-label={t('options.lines')}>
        <span>{t('options.lines')}</span>
        <AsianLinesChoice options={options} />
      </div>
    </div>
  );
  return (
    <SportSections
      list={list}
      groups={groups}
      section={section}
      isPlain={isPlain}
      tools={
        <>
          {tools}
          {partTools}
        </>
      }
      Row={AsianRow}
      Head={AsianHead}
      panelClassName={isMobile ? styles.mobilePanel : undefined}
      frame={frame}
    />
  );
});

const partKeys = { set1: 'set', p1: 'period', q1: 'quarter', map1: 'map' } as const;

function AsianHead(props: CompetitionHeadProps) {
  return <CompetitionHead {...props} columns={<span className={styles.headEnd} />} />;
}

/** Hidden from screen readers: each button names its market and outcome itself. */
function AsianColumns({
  part,
  matchName,
  partName,
  isMobile,
}: {
  readonly part: AsianPartName;
  readonly matchName: string;
  readonly partName: string;
  readonly isMobile: boolean;
}) {
  const t = useTranslate('betting.later');
  const group = (name: AsianPartName, title: string): ReactNode => (
    <span key={name} className={styles.captions} data-part={name}>
      <b>{title}</b>
      <i>{t('betting:market.handicap')}</i>
      <i>{t('asian.total')}</i>
      <i>{t('betting:market.result')}</i>
    </span>
  );
  return (
    <div className={styles.columns} aria-hidden="true">
      <span className={styles.captionEvent}>{isMobile ? '' : t('asian.event')}</span>
      {isMobile && part === 'part' ? null : group('match', matchName)}
      {isMobile && part === 'match' ? null : group('part', partName)}
      {isMobile ? null : <span className={styles.captionMore} />}
    </div>
  );
}
