import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { TextField, useServices, useTranslate } from '#core/ui';

interface OddsFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

const exampleOdds = 1850;

/** Odds field in the chosen format. Left-to-right in every language. */
export const OddsField = observer(function OddsField({
  label,
  isLabelHidden = true,
  placeholder,
  value,
  isWrong,
  onChange,
  onLeave,
}: OddsFieldProps) {
  const t = useTranslate('coupon.arithmetic');
  const { price } = oddsWriterFor(useServices());
  return (
    <TextField
      size="sm"
      name="odds"
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      dir="ltr"
      inputMode="text"
      autoComplete="off"
      value={value}
      error={
        isWrong
          ? t('calculator.odds.wrong', { example: price(toOddsOfThousandths(exampleOdds)) })
          : undefined
      }
      onChange={onChange}
      onBlur={onLeave}
    />
  );
});
