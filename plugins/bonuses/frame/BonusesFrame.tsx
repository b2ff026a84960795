import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '#core/data';
import { ChipLink, EmptyState, Panel, useServices, useTranslate } from '#core/ui';
import { usePersonResource } from '../../auth/ui.ts';
import { wagerRoute } from '../../office/contract.ts';
import { OfficeResourcePage } from '../../office/ui.ts';
import type { Barred } from './Barred.ts';
import { BarredAlert } from './BarredAlert.tsx';
import styles from './Frame.module.css';

const siblings = ['bonuses.deposit', wagerRoute, 'bonuses.promotion', 'bonuses.rewards'];

interface BonusesFrameProps<Value extends { readonly barred: Barred | undefined }> {
  readonly title: string;
  readonly resource: Resource<Value>;
  /** Whether it is one of the four bonus pages, which link to each other. */
  readonly hasSiblings?: boolean;
  readonly children: (value: Value) => ReactNode;
}

/** Frame of the bonus pages: the loaded value, or why there is none. */
export const BonusesFrame = observer(function BonusesFrame<
  Value extends { readonly barred: Barred | undefined },
>({ title, resource, hasSiblings = false, children }: BonusesFrameProps<Value>) {
  const t = useTranslate('bonuses.page');
  const { navigation } = useServices();
  // Follows changes by other tabs, deposits and bets.
  usePersonResource(resource, { followsMoney: true });
  return (
    <OfficeResourcePage
      title={title}
      lead={
        hasSiblings ? (
          <nav className={styles.siblings} aria-label={t('pages')}>
            {siblings
              .filter((name) => navigation.hasRoute(name))
              .map((name) => (
                <ChipLink key={name} to={{ name }} isCurrent={navigation.routeName === name}>
                  {t(`page.${name}`)}
                </ChipLink>
              ))}
          </nav>
        ) : null
      }
      resource={resource}
      failedTitle={t('loadFailed')}
      missing={<NotThere />}
    >
      {(value) =>
        value.barred === undefined ? children(value) : <BarredAlert barred={value.barred} />
      }
    </OfficeResourcePage>
  );
});

/** Empty state: the platform has no such page for this person. */
export function NotThere() {
  const t = useTranslate('bonuses.page');
  return (
    <Panel>
      <EmptyState icon="search-off" title={t('notThere')} text={t('notThere.text')} />
    </Panel>
  );
}
