import { useEffect, useState } from 'react';
import { Button, useServices, useTranslate } from '#core/ui';

interface ResendButtonProps {
  /** Epoch seconds from which another code may be requested. */
  readonly resendAtS: number;
  readonly onResend: () => void;
  /** Labels for anything but a code, such as an e-mail. */
  readonly words?: { readonly resend: string; readonly resendIn: (seconds: number) => string };
}

/** Button that requests another code. Only the button re-renders each second. */
export function ResendButton({ resendAtS, onResend, words }: ResendButtonProps) {
  const t = useTranslate('auth.ways');
  const { clock, scheduler } = useServices();
  const [nowS, setNowS] = useState(() => Math.floor(clock.nowMs() / 1000));
  useEffect(
    () =>
      scheduler.poll({ everyMs: 1000, jitter: 0, pausesWhenHidden: false }, () =>
        setNowS(Math.floor(clock.nowMs() / 1000)),
      ),
    [scheduler, clock, resendAtS],
  );
  const waitS = Math.max(0, resendAtS - nowS);
  return (
    <Button size="sm" variant="ghost" className="num" isDisabled={waitS > 0} onClick={onResend}>
      {waitS > 0
        ? (words?.resendIn(waitS) ?? t('code.resendIn', { seconds: waitS }))
        : (words?.resend ?? t('code.resend'))}
    </Button>
  );
}
