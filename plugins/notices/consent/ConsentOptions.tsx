import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, Checkbox, useTranslate } from '#core/ui';
import { choiceOf, consentOptions, type Ticks } from './consentOptions.ts';
import type { ConsentStore } from './ConsentStore.ts';
import styles from './ConsentBar.module.css';

interface ConsentOptionsProps {
  readonly consent: ConsentStore;
  readonly titleId: string;
  /** Returns to the first view of the prompt; missing when the person reopened it. */
  readonly onBack: () => void;
}

/** Choice by cookie category. */
export const ConsentOptions = observer(function ConsentOptions({
  consent,
  titleId,
  onBack,
}: ConsentOptionsProps) {
  const t = useTranslate('notices.later');
  const say = useTranslate('notices');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [ticks, setTicks] = useState<Ticks>(() => ({
    functionality: consent.allows('functionality'),
    marketing: consent.allows('marketing'),
  }));
  const { isReopened } = consent;

  useEffect(() => {
    const opener = document.activeElement;
    titleRef.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);

  const leave = isReopened ? () => consent.closeSettings() : onBack;
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  return (
    <div role="group" aria-labelledby={titleId} onKeyDown={handleKey}>
      <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
        {t('consent.customTitle')}
      </h2>
      <ul className={styles.options}>
        {consentOptions(ticks).map(({ category, isChecked, isDisabled }) => (
          <li key={category}>
            <Checkbox
              label={t(`consent.${category}.name`)}
              hint={t(`consent.${category}.description`)}
              isChecked={isChecked}
              isDisabled={isDisabled}
              onChange={(isTicked) => setTicks({ ...ticks, [category]: isTicked })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="lg" onClick={leave}>
          {t(isReopened ? 'consent.close' : 'consent.back')}
        </Button>
        <Button size="lg" onClick={() => consent.choose(choiceOf(ticks))}>
          {t('consent.acceptSelected')}
        </Button>
        <Button size="lg" onClick={() => consent.choose('all')}>
          {say('consent.acceptAll')}
        </Button>
      </div>
    </div>
  );
});
