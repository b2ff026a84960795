import { observer } from 'mobx-react-lite';
import { Icon, useFormat, useTranslate, type IconName } from '#core/ui';
import type { Method, MethodKind } from './Payment.ts';
import styles from './Payments.module.css';

const icons: Readonly<Record<MethodKind, IconName>> = {
  card: 'credit-card',
  instant_bank: 'building-bank',
  wallet: 'wallet',
};

interface MethodChoiceProps {
  readonly legend: string;
  readonly methods: readonly Method[];
  readonly isChosen: (method: Method) => boolean;
  readonly onChoose: (method: Method) => void;
}

/** Ways of paying as radios: what each takes, and how long. */
export const MethodChoice = observer(function MethodChoice({
  legend,
  methods,
  isChosen,
  onChoose,
}: MethodChoiceProps) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{legend}</legend>
      {methods.map((method) => {
        const id = `${method.id}-${method.instrument?.id ?? 0}`;
        return (
          <label key={id} className={styles.method}>
            <input
              type="radio"
              name="method"
              value={id}
              className={styles.radio}
              checked={isChosen(method)}
              onChange={() => onChoose(method)}
            />
            <span className={styles.icon}>
              <Icon name={icons[method.kind]} size={18} />
            </span>
            <span>
              <b className={styles.name}>
                {t(`method.${method.kind}`)}{' '}
                {method.instrument === undefined ? null : (
                  <bdi className="num">{method.instrument.name}</bdi>
                )}
              </b>
              <small className={styles.facts}>
                <bdi>
                  {t('method.range', { least: money(method.least), most: money(method.most) })}
                </bdi>
                {' · '}
                {t(`time.${method.time}`)}
              </small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
});
