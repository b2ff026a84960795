import type { ReactNode } from 'react';
import {
  ButtonLink,
  EmptyState,
  Panel,
  ResourceView,
  usePageTitle,
  useTranslate,
  type ResourceViewProps,
} from '#core/ui';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { paymentRequestsRoute } from '../../support/contract.ts';
import { askTopicsRoute } from '../contract.ts';

interface AskPageProps<Value> extends Pick<
  ResourceViewProps<Value>,
  'resource' | 'skeleton' | 'children'
> {
  /** The first step leads back to the list, the others to the topics. */
  readonly isFirst?: boolean;
}

/** Frame of each step towards a request; an unknown address leads back to the topics. */
export function AskPage<Value>({ isFirst = false, ...view }: AskPageProps<Value>): ReactNode {
  const t = useTranslate('payment-requests.page');
  const tMenu = useTranslate('payment-requests');
  usePageTitle(t('new'));
  return (
    <OfficePage>
      <OfficeHead
        title={t('new')}
        back={
          isFirst
            ? { name: paymentRequestsRoute, label: tMenu('menu') }
            : { name: askTopicsRoute, label: t('topics') }
        }
      />
      <ResourceView
        {...view}
        missing={
          <Panel>
            <EmptyState
              icon="search-off"
              title={t('unknown')}
              text={t('unknown.text')}
              action={<ButtonLink to={{ name: askTopicsRoute }}>{t('topics')}</ButtonLink>}
            />
          </Panel>
        }
      />
    </OfficePage>
  );
}
