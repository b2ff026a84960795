import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { Link, useFormat, useServices } from '#core/ui';
import type { ProposedSelection } from './accumulators/Accumulator.ts';
import { PickedOutcome } from './PickedOutcome.tsx';
import styles from './ProposalSelections.module.css';

export const ProposalSelections = observer(function ProposalSelections({
  selections,
}: {
  readonly selections: readonly ProposedSelection[];
}) {
  const format = useFormat();
  const writer = oddsWriterFor(useServices());
  return (
    <ol className={styles.selections}>
      {selections.map((selection) => (
        <li key={selection.outcomeId} className={styles.selection}>
          <span className={styles.outcome}>
            <PickedOutcome picked={selection} />
          </span>
          <Link
            to={{ name: 'betting.event', params: selection.eventParams }}
            className={styles.event}
          >
            {format.names(selection.eventName)}
          </Link>
          <b className="num" translate="no">
            {writer.price(selection.odds)}
          </b>
        </li>
      ))}
    </ol>
  );
});
