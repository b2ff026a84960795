import { observer } from 'mobx-react-lite';
import { Alert, useServices, useTranslate } from '#core/ui';
import type { CheckKind } from '#domain/identity/papers.ts';
import { listInLine } from '#domain/texts/listInLine.ts';
import type { WayNews, WaysStore } from './WaysStore.ts';

const tones: Readonly<Record<WayNews['outcome'], 'success' | 'info' | 'warning'>> = {
  verified: 'success',
  part: 'info',
  mismatch: 'warning',
  under_age: 'warning',
  known: 'warning',
  refused: 'warning',
  cancelled: 'info',
  failed: 'warning',
  down: 'warning',
};

/** Result of a visit to an identity provider, and the next step. */
export const WayEnd = observer(function WayEnd({
  store,
  minAge,
}: {
  readonly store: WaysStore;
  readonly minAge: number;
}) {
  const t = useTranslate('identity.page');
  const { environment } = useServices();
  const { news } = store;
  if (news === undefined) return null;
  const list = (kinds: readonly CheckKind[]): string =>
    listInLine(
      kinds.map((kind) => t(`check.${kind}`)),
      environment.direction,
    );
  return (
    <Alert tone={tones[news.outcome]}>
      {t(`end.${news.outcome}`, {
        name: store.nameOf(news.wayId) || t('ways.unnamed'),
        age: minAge,
        done: list(news.confirmed),
        missing: list(news.missing),
      })}
    </Alert>
  );
});
