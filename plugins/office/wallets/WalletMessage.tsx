import { Alert, useTranslate } from '#core/ui';
import type { WalletOutcome } from './WalletsStore.ts';

/** Refusals with texts of the page. */
const knownCodes: ReadonlySet<string> = new Set([
  'account_frozen',
  'account_has_bets',
  'account_has_money',
  'currency_taken',
]);

/** Result of the last change of the accounts. */
export function WalletMessage({ outcome }: { readonly outcome: WalletOutcome }) {
  const t = useTranslate('office.personal');
  switch (outcome.kind) {
    case 'done':
      return (
        <Alert tone="success">
          {t(`wallets.done.${outcome.process}`, { subject: outcome.subject })}
        </Alert>
      );
    case 'slow':
      return <Alert tone="info">{t('wallets.slow')}</Alert>;
    case 'failed':
      return (
        <Alert tone="danger" title={t(`wallets.failed.${outcome.process}`)}>
          {outcome.words ??
            (outcome.code !== undefined && knownCodes.has(outcome.code)
              ? t(`wallets.reason.${outcome.code}`)
              : t('wallets.reason.other'))}
        </Alert>
      );
  }
}
