import { Fragment } from 'react';
import { Badge, useFormat, useServices, useTranslate } from '#core/ui';
import { listInLine } from '#domain/texts/listInLine.ts';
import type { PlayedEvent } from '../../betting/contract.ts';
import { playedParts, ScorePair } from '../../betting/ui.ts';
import styles from './ResultRow.module.css';

const football = 1;

/**
 * Parts of a finished match, overtime and shoot-out, and why it has no result or a corrected one.
 */
export function ResultNote({ event }: { readonly event: PlayedEvent }) {
  const t = useTranslate('results');
  const format = useFormat();
  const { environment } = useServices();
  const { ending, isCorrected, sportId } = event;
  // Parts of a match that does not count could be read as a result.
  const { regular, overtime, shootOut } =
    ending === 'cancelled'
      ? { regular: [], overtime: [], shootOut: undefined }
      : playedParts(event);
  const between = listInLine(['', ''], environment.direction);
  const late = [
    ...overtime.map((pair) =>
      t(sportId === football ? 'note.extra-time' : 'note.overtime', {
        score: format.score(pair.join(' : ')),
      }),
    ),
    ...(shootOut === undefined
      ? []
      : [
          t(sportId === football ? 'note.penalties' : 'note.shootout', {
            score: format.score(shootOut.join(' : ')),
          }),
        ]),
  ];
  return (
    <span className={styles.note}>
      {regular.length === 0 ? null : (
        <span className="num">
          <bdi dir={environment.direction}>
            (
            {regular.map(([home, away], index) => (
              // Parts only ever come at the end.
              <Fragment key={index}>
                {index === 0 ? null : between}
                <ScorePair home={home} away={away} isTight />
              </Fragment>
            ))}
            )
          </bdi>
        </span>
      )}
      {late.length === 0 ? null : <small>{late.join(' · ')}</small>}
      {ending === 'retired' || ending === 'abandoned' || ending === 'cancelled' ? (
        <Badge tone="neutral">{t(`state.${ending}`)}</Badge>
      ) : null}
      {isCorrected ? <Badge tone="warning">{t('state.corrected')}</Badge> : null}
    </span>
  );
}
