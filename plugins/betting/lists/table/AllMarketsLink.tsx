import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { classNames, Link, useTranslate } from '#core/ui';
import { eventName, type SportEvent } from '../../feed/SportEvent.ts';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { useBetting } from '../../service/useBetting.ts';

interface AllMarketsLinkProps {
  readonly event: SportEvent;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

export const AllMarketsLink = observer(function AllMarketsLink({
  event,
  className,
  children,
}: AllMarketsLinkProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const { marketCount } = event;
  return (
    <Link
      to={routeToEvent(event, tree)}
      className={classNames('num', className)}
      translate="no"
      aria-label={t('event.more-markets', { count: marketCount, name: eventName(event) })}
    >
      +{marketCount}
      {children}
    </Link>
  );
});
