/** The parts of the two test runners' reports that are read here. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Message of a file that could not be loaded, which has no tests. */
    readonly message?: string;
    readonly status?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface JourneyResult {
  readonly errors?: readonly { readonly message?: string }[];
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

interface JourneySuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly JourneyResult[];
    }[];
  }[];
  readonly suites?: readonly JourneySuite[];
}

export interface JourneyReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly JourneySuite[];
  /** Errors of the run itself: a server that did not start, a file that could not be loaded. */
  readonly errors?: readonly { readonly message?: string }[];
}

const toldLines = 20;
const shownPageLines = 50;

function firstLines(text: string, most = toldLines): string {
  return text.split('\n').slice(0, most).join('\n');
}

type ReadFile = (path: string) => string;

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

/** Navigation elements, which are the same on every page and explain no failure. */
const navigation = /^ *- (?:complementary|contentinfo|link)\b/;

/** Content of the page when the journey failed, from the runner's attachment. */
function pageOf({ attachments = [] }: JourneyResult, readFile: ReadFile): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const page = path && /^```yaml\n(.*?)\n```/ms.exec(readFile(path))?.[1];
  if (!page) return '';
  // Element references are omitted.
  const content = page.replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, '');
  const depth = /^( *)- main/m.exec(content)?.[1] ?? '';
  const parts = content.split(new RegExp(`^(?=${depth}- )`, 'm')).map((part) => part.trimEnd());
  const main = parts.find((part) => part.startsWith(`${depth}- main`));
  // Session, dialogs and notices may explain the state of the main part.
  const rest = parts.filter(
    (part) => part !== main && part.startsWith(`${depth}- `) && !navigation.test(part),
  );
  return [
    '\nOn the page:',
    ...(main === undefined ? [] : [firstLines(main, shownPageLines)]),
    ...rest.map((part) => firstLines(part)),
  ].join('\n');
}

function failedOf(suite: JourneySuite, readFile: ReadFile): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => {
        const last = test.results.at(-1) ?? {};
        const messages = (last.errors ?? []).map((error) => error.message ?? '');
        return `${spec.file}:${spec.line}: ${spec.title}\n${firstLines(messages.join('\n'))}${pageOf(last, readFile)}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((each) => failedOf(each, readFile))];
}

/** Each failed journey with the beginning of its message and of the page's content. */
export function failedJourneys(report: JourneyReport, readFile: ReadFile): string[] {
  return [
    ...(report.errors ?? []).map((error) => `journeys\n${firstLines(error.message ?? '')}`),
    ...report.suites.flatMap((suite) => failedOf(suite, readFile)),
  ];
}
