/** What the two runners of tests write into their reports, as far as it is read here. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Of a file that could not be loaded, which has no tests. */
    readonly message?: string;
    readonly status?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface JourneySuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly JourneySuite[];
}

export interface JourneyReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly JourneySuite[];
  /** Of the run itself: a server that did not start, a file that could not be loaded. */
  readonly errors?: readonly { readonly message?: string }[];
}

const toldLines = 20;

function firstLines(text: string): string {
  return text.split('\n').slice(0, toldLines).join('\n');
}

/** Each failed unit or component test with the start of its message. */
export function failedTests(report: TestReport): string[] {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') {
      return [`${file.name}\n${firstLines(file.message ?? '')}`];
    }
    return failed.map(
      (test) =>
        `${file.name}: ${test.fullName}\n${firstLines((test.failureMessages ?? []).join('\n'))}`,
    );
  });
}

function failedOf(suite: JourneySuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => {
        const messages = (test.results.at(-1)?.errors ?? []).map((error) => error.message ?? '');
        return `${spec.file}:${spec.line}: ${spec.title}\n${firstLines(messages.join('\n'))}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failedOf)];
}

/** Each failed journey with the start of its message. */
export function failedJourneys(report: JourneyReport): string[] {
  return [
    ...(report.errors ?? []).map((error) => `journeys\n${firstLines(error.message ?? '')}`),
    ...report.suites.flatMap(failedOf),
  ];
}
