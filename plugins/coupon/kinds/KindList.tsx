import { observer } from 'mobx-react-lite';
import { useRef, type KeyboardEvent } from 'react';
import { Icon, useTranslate } from '#core/ui';
import styles from './KindList.module.css';
import { useKinds } from './useKinds.ts';
import { useCouponStores } from '../setup/useCouponStores.ts';

interface KindListProps {
  readonly onChosen: () => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** All kinds; those that these selections cannot be stay listed with the reason. Arrows go through them, too. */
export const KindList = observer(function KindList({ onChosen }: KindListProps) {
  const { composition } = useCouponStores();
  const t = useTranslate('coupon.kinds');
  const listRef = useRef<HTMLUListElement>(null);
  const kinds = useKinds();

  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = steps[event.key];
    const next =
      step === undefined
        ? event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? buttons.length - 1
            : undefined
        : (at + step + buttons.length) % buttons.length;
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    <ul
      ref={listRef}
      className={styles.list}
      role="group"
      aria-label={t('menu')}
      onKeyDown={handleKeyDown}
    >
      {kinds.map(({ type, name, text, isOff, isOn }) => (
        <li key={type} role="none">
          <button
            type="button"
            className={styles.kind}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            data-autofocus={isOn || undefined}
            onClick={() => {
              if (isOff) return;
              composition.choose(type);
              onChosen();
            }}
          >
            <b className={styles.name}>{name}</b>
            <small className={styles.text}>{text}</small>
            {isOn ? (
              <Icon name="check" size={16} className={styles.mark} />
            ) : isOff ? (
              <Icon name="lock" size={14} className={styles.mark} />
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
});
