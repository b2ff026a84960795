import { observer } from 'mobx-react-lite';
import { Alert, Button, useFormat, useTranslate } from '#core/ui';
import type { MethodKind } from '../payment/methodKinds.ts';
import type { PaymentAction } from '../payment/Payment.ts';
import { barcodePath } from './barcodePath.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './Pay.module.css';

interface ReferenceViewProps {
  readonly kind: MethodKind;
  readonly action: Extract<PaymentAction, { kind: 'reference' }>;
}

/** Data for a bank transfer, or a slip for a shop or terminal. */
export const ReferenceView = observer(function ReferenceView({ kind, action }: ReferenceViewProps) {
  const t = useTranslate('payments.pay');
  const { dateTime } = useFormat();
  const isCash = kind === 'cash';
  return (
    <>
      <p className={styles.text}>{t(isCash ? 'cash.text' : 'transfer.text')}</p>
      <dl className={styles.lines}>
        {action.fields.map(({ name, value }) => (
          <CopyLine
            key={name}
            label={t(`field.${name}`)}
            value={value}
            isGrouped={name === 'iban' || isCash}
          />
        ))}
      </dl>
      {action.barcode === undefined ? null : (
        <Barcode digits={action.barcode} label={t('cash.barcode')} />
      )}
      <p className={styles.text}>
        {action.days === undefined
          ? t('cash.until', { date: dateTime(action.untilS) })
          : t('transfer.days', { count: action.days })}
      </p>
      {isCash ? (
        <Button icon="printer" onClick={() => window.print()}>
          {t('payments.later:cash.print')}
        </Button>
      ) : (
        <Alert tone="warning">{t('transfer.warning')}</Alert>
      )}
    </>
  );
});

/** Dark on light in every theme, as scanners require. */
function Barcode({ digits, label }: { readonly digits: string; readonly label: string }) {
  const { path, width } = barcodePath(digits);
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${width} 40`}
      role="img"
      aria-label={`${label} ${digits}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width={width} height="40" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
