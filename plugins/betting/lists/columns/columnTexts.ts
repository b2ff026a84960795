import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';

type Translate = (key: string) => string;

/** Marks of the trade that every language writes alike. */
const marks: Readonly<Record<string, string>> = {
  home: '1',
  draw: 'X',
  away: '2',
  'home-draw': '1X',
  'home-away': '12',
  'draw-away': 'X2',
};

/** Returns the name of a column's market; `t` is of the namespace `betting.later`. */
export function kindText(kind: RowMarketKind, t: Translate): string {
  return kind === 'result' || kind === 'total' || kind === 'handicap'
    ? t(`betting:market.${kind}`)
    : t(`kind.${kind}`);
}

/** Over the line of a column. */
export function lineCaption(kind: RowMarketKind, isFull: boolean, t: Translate): string {
  if (isFull) return kindText(kind, t);
  if (kind === 'handicap') return t('betting:column.handicap');
  const total = t('betting:column.total');
  return kind === 'team1Total' ? `${total} 1` : kind === 'team2Total' ? `${total} 2` : total;
}

/** Over a place of a column. */
export function placeCaption(caption: string, isFull: boolean, t: Translate): string {
  const mark = marks[caption];
  if (mark !== undefined && (!isFull || caption.includes('-'))) return mark;
  return !isFull && (caption === 'over' || caption === 'under')
    ? t(`betting:column.${caption}`)
    : t(`caption.${caption}`);
}
