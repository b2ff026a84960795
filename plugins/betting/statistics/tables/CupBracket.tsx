import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Chip, classNames, useLayoutKind, useTranslate, VisuallyHidden } from '#core/ui';
import { cupSides, presentRound, tieNumber } from './cup.ts';
import type { Competition } from '../../feed/SportEvent.ts';
import type { CupRound } from '../statistics.ts';
import { CupTieCard } from './CupTieCard.tsx';
import styles from './CupBracket.module.css';

interface CupBracketProps {
  readonly competition: Competition;
  readonly rounds: readonly CupRound[];
  readonly teamIds: readonly number[];
  readonly place: 'page' | 'popup';
}

/** A knock-out cup: rounds side by side; on a phone one round and a choice. */
export const CupBracket = observer(function CupBracket({
  competition,
  rounds,
  teamIds,
  place,
}: CupBracketProps) {
  const t = useTranslate('betting.later');
  const id = useId();
  const isPhone = useLayoutKind() === 'mobile';
  const [chosen, setChosen] = useState<number>();
  const present = Math.min(chosen ?? presentRound(rounds), rounds.length - 1);
  return (
    <>
      {isPhone ? (
        <div role="group" aria-label={t('cup.rounds')} className={styles.choice}>
          {rounds.map(({ name }, round) => (
            <Chip key={name} isOn={round === present} onClick={() => setChosen(round)}>
              {name}
            </Chip>
          ))}
        </div>
      ) : null}
      <div className={classNames(styles.rounds, isPhone && styles.single)}>
        {rounds.map(({ name, ties }, round) =>
          isPhone && round !== present ? null : (
            <section key={name} aria-labelledby={`${id}${round}`} className={styles.round}>
              <h3 id={`${id}${round}`}>
                {isPhone ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              </h3>
              <ol className={styles.ties}>
                {ties.map((tie, index) => (
                  <li key={index} className={styles.slot}>
                    <CupTieCard
                      competition={competition}
                      tie={tie}
                      number={tieNumber(rounds, round, index)}
                      sides={cupSides(rounds, round, index)}
                      teamIds={teamIds}
                      place={place}
                    />
                  </li>
                ))}
              </ol>
            </section>
          ),
        )}
      </div>
    </>
  );
});
