import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { classNames } from '#core/ui';
import { useBetting } from '../../service/useBetting.ts';
import { EventRow, type EventRowProps } from '../table/EventRow.tsx';
import { ColumnCells } from './ColumnCells.tsx';
import { ColumnsContext } from './columns.ts';
import { optionParts } from './optionParts.tsx';
import styles from './Options.module.css';

/** A row with the chosen columns and details. */
export const OptionRow = observer(function OptionRow({ event, className, named }: EventRowProps) {
  const { options } = useBetting();
  const kinds = use(ColumnsContext);
  return (
    <EventRow
      event={event}
      named={named}
      className={classNames(styles.row, className)}
      teamsClassName={styles.teams}
      {...optionParts(event, options?.choices, 14)}
      columns={(oddsEvent) =>
        kinds.map((kind) => (
          <span key={kind} className={styles.group} data-kind={kind}>
            <ColumnCells kind={kind} event={oddsEvent} markets={event.mainMarkets} />
          </span>
        ))
      }
    />
  );
});
