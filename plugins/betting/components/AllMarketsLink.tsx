import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { classNames, Link, useTranslate } from '#core/ui';
import { eventName, type SportEvent } from '../domain/SportEvent.ts';
import { eventTarget } from './eventTarget.ts';
import { useBetting } from './useBetting.ts';

interface AllMarketsLinkProps {
  readonly event: SportEvent;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** How many markets an event has, and the way to them. */
export const AllMarketsLink = observer(function AllMarketsLink({ event, className, children }: AllMarketsLinkProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const { marketCount } = event;
  return (
    <Link to={eventTarget(event, tree)} className={classNames('num', className)} translate="no" aria-label={t('event.more-markets', { count: marketCount, name: eventName(event) })}>
      +{marketCount}
      {children}
    </Link>
  );
});
