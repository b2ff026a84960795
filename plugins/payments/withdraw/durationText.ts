const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Formats a duration in its largest whole unit, rounded up: `3 hours`. At least a minute. */
export function durationText(seconds: number, language: string): string {
  const step = steps.find((each) => seconds >= each.seconds) ?? steps[2];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.ceil(seconds / step.seconds)));
}
