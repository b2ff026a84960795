import { observer } from 'mobx-react-lite';
import { Button, CodeField, TextField, useTranslate } from '#core/ui';
import { codeLength } from '#domain/accounts/person/codeDigits.ts';
import type { CodeProblem, FactorCode } from './FactorCode.ts';

interface FactorCodeFieldProps {
  readonly code: FactorCode;
  /** Called when the last digit was typed. */
  readonly onWhole?: () => void;
  /** Whether a recovery code is accepted as well. */
  readonly canBePaper?: boolean;
}

/** Field for the code of an app or a recovery code. */
export const FactorCodeField = observer(function FactorCodeField({
  code,
  onWhole,
  canBePaper = true,
}: FactorCodeFieldProps) {
  const t = useTranslate('auth.factor');
  const handleChange = (typed: string): void => {
    if (code.setText(typed)) onWhole?.();
  };
  const error = codeProblemText(code.problem, t);
  return (
    <>
      {code.isPaper ? (
        <TextField
          label={t('paper')}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t('paper.hint')}
          value={code.text}
          onChange={handleChange}
          error={error}
        />
      ) : (
        <CodeField
          label={t('code')}
          name="code"
          length={codeLength}
          hint={t('code.hint')}
          value={code.text}
          onChange={handleChange}
          error={error}
        />
      )}
      {canBePaper ? (
        <Button variant="ghost" onClick={() => code.setPaper(!code.isPaper)}>
          {t(code.isPaper ? 'useApp' : 'usePaper')}
        </Button>
      ) : null}
    </>
  );
});

/** Returns the text for a wrong code; only codes of an app can fail because of a wrong clock. */
export function codeProblemText(
  problem: CodeProblem | undefined,
  t: ReturnType<typeof useTranslate>,
  source: 'app' | 'device' = 'app',
): string | undefined {
  if (problem === undefined) return undefined;
  if (source === 'device' && problem.kind === 'wrong')
    return t('device.wrong', { count: problem.triesLeft ?? 0 });
  if (problem.kind === 'clock')
    return t(problem.minutesAhead > 0 ? 'code.clockAhead' : 'code.clockBehind', {
      count: Math.abs(problem.minutesAhead),
    });
  return problem.kind === 'wrong' && problem.triesLeft !== undefined
    ? t('code.wrongLeft', { count: problem.triesLeft })
    : t(`code.${problem.kind}`);
}
