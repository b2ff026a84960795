/** The counters with their help texts. */
const counters = {
  grandstand_requests_total: 'Requests that were answered, by brand, kind of answer and status.',
  grandstand_platform_calls_total:
    'Calls to the platform, passed on or made by the edge, by endpoint and result.',
  grandstand_platform_failures_total:
    'Calls to the platform that failed, came too late or broke the contract, by brand, endpoint and reason.',
  grandstand_page_reports_total: 'Errors that pages have reported to the platform.',
  grandstand_csp_violations_total: 'Reports of violations of the content security policy.',
  grandstand_process_faults_total: 'Errors that no part of the process has caught; each is a bug.',
} as const;

export type CounterName = keyof typeof counters;
type Labels = Readonly<Record<string, string>>;

/** Counters of one edge in Prometheus' text format. Labels must have few possible values. */
export class Metrics {
  readonly #values = new Map<CounterName, Map<string, number>>();

  add(name: CounterName, labels: Labels = {}, by = 1): void {
    const values = this.#values.get(name) ?? new Map<string, number>();
    this.#values.set(name, values);
    const key = labelsText(labels);
    values.set(key, (values.get(key) ?? 0) + by);
  }

  count(name: CounterName, labels: Labels = {}): number {
    return this.#values.get(name)?.get(labelsText(labels)) ?? 0;
  }

  text(): string {
    return (Object.keys(counters) as CounterName[])
      .flatMap((name) => [
        `# HELP ${name} ${counters[name]}`,
        `# TYPE ${name} counter`,
        ...[...(this.#values.get(name) ?? [])].map(
          ([labels, value]) => `${name}${labels} ${value}`,
        ),
      ])
      .concat('')
      .join('\n');
  }
}

function labelsText(labels: Labels): string {
  const parts = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value
        .replaceAll('\\', String.raw`\\`)
        .replaceAll('"', String.raw`\"`)
        .replaceAll('\n', String.raw`\n`)}"`,
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
