import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Badge, Button, classNames } from '#core/ui';
import styles from './Frame.module.css';
import type { PressesState } from './Presses.ts';

interface CardProps {
  readonly title: ReactNode;
  /** Its state. */
  readonly badge: ReactNode;
  readonly tone: 'accent' | 'info' | 'success' | 'neutral';
  readonly isChosen?: boolean;
  readonly presses?: PressesState;
  /** Button in the footer, disabled during another action; none if false. */
  readonly press:
    | false
    | {
        readonly id: string;
        readonly label: string;
        readonly begin: () => void;
        /** The operator closed it for the person; the page explains why. */
        readonly isClosed?: boolean;
      };
  readonly children: ReactNode;
}

/** Card of an offer: title, state, terms and action. */
export const Card = observer(function Card(props: CardProps) {
  const { title, badge, tone, isChosen = false, presses, press, children } = props;
  const id = useId();
  const busyId = presses?.busyId;
  return (
    <section className={classNames(styles.card, isChosen && styles.chosen)} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {badge === undefined ? null : <Badge tone={tone}>{badge}</Badge>}
      </div>
      {children}
      {press === false ? null : (
        <div className={styles.foot}>
          <Button
            isBusy={busyId === press.id}
            isDisabled={press.isClosed === true || (busyId !== undefined && busyId !== press.id)}
            onClick={press.begin}
          >
            {press.label}
          </Button>
        </div>
      )}
    </section>
  );
});
