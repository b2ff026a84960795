import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon, useFormat, useTranslate, type IconName } from '#core/ui';
import type { Money } from '#domain/money/Money.ts';
import { DottedLine } from './DottedLine.tsx';
import type { MethodKind } from '../payment/methodKinds.ts';
import { isPrinted, type Method } from '../payment/Payment.ts';
import styles from '../payment/Payments.module.css';

/** Icon of each payment method. */
export const methodIcons: Readonly<Record<MethodKind, IconName>> = {
  card: 'credit-card',
  instant_bank: 'building-bank',
  wallet: 'wallet',
  mobile_pay: 'device-mobile',
  bank_transfer: 'building-bank',
  bank_qr: 'qrcode',
  bank_code: 'device-mobile-dollar',
  cash: 'building-store',
  voucher: 'ticket',
  cheque: 'receipt',
  crypto: 'currency-bitcoin',
};

/** Replaces the minimum and maximum of a method. */
export interface MethodNote {
  readonly text: string;
  /** The method cannot be chosen. */
  readonly isOff: boolean;
}

interface MethodChoiceProps {
  readonly legend: string;
  readonly methods: readonly Method[];
  readonly isChosen: (method: Method) => boolean;
  readonly onChoose: (method: Method) => void;
  /** Current maximum of a method; without it, its own maximum. */
  readonly mostOf?: (method: Method) => Money;
  readonly noteOf?: (method: Method) => MethodNote | undefined;
  /** Further radio buttons of the group, above these. */
  readonly children?: ReactNode;
}

/** Payment methods as radio buttons, with their limits and times. */
export const MethodChoice = observer(function MethodChoice({
  legend,
  methods,
  isChosen,
  onChoose,
  mostOf = ({ most }) => most,
  noteOf,
  children,
}: MethodChoiceProps) {
  const t = useTranslate('payments');
  const { money, number } = useFormat();
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {methods.map((method) => {
        const id = `${method.id}-${method.instrument?.id ?? 0}`;
        const note = noteOf?.(method);
        return (
          <label key={id} className={styles.method}>
            <input
              type="radio"
              name="method"
              value={id}
              className={styles.radio}
              checked={isChosen(method)}
              disabled={note?.isOff === true}
              onChange={() => onChoose(method)}
            />
            <span className={styles.icon}>
              <Icon name={methodIcons[method.kind]} size={18} />
            </span>
            <span>
              <b className={styles.name}>
                {t(`method.${method.kind}`)}{' '}
                {method.instrument === undefined ? null : (
                  <bdi dir="ltr" className={`num ${styles.whole ?? ''}`}>
                    {method.instrument.name}
                  </bdi>
                )}
              </b>
              <small className={styles.facts}>
                <DottedLine>
                  {note !== undefined ? (
                    <span className={styles.told}>{note.text}</span>
                  ) : isPrinted(method) ? null : (
                    <bdi className={styles.whole}>
                      {t('method.range', {
                        least: money(method.least),
                        most: money(mostOf(method)),
                      })}
                    </bdi>
                  )}
                  <span className={styles.whole}>{t(`time.${method.time}`)}</span>
                  {method.feePermille === 0 ? null : (
                    <span className={styles.whole}>
                      {`${t('fee')} ${t('payments.later:fee.percent', {
                        percent: number(method.feePermille / 10),
                      })}`}
                    </span>
                  )}
                </DottedLine>
              </small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
});
