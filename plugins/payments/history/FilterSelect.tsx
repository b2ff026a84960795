import { SelectField } from '#core/ui';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** Label of the option without a filter. */
  readonly all: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Select of one kind of payments, or all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, options, value, onChange } = props;
  return (
    <SelectField
      size="sm"
      label={label}
      isLabelHidden
      value={value ?? 'all'}
      options={[{ value: 'all' as const, label: all }, ...options]}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  );
}
