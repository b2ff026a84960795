import { expect, it } from 'vitest';
import { failedJourneys, failedTests } from './failures.ts';

it('tells each failed test with its file and message, and a file that could not be loaded', () => {
  expect(
    failedTests({
      numPassedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'holds' },
            { status: 'failed', fullName: 'falls', failureMessages: ['expected 1 to be 2'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such import', assertionResults: [] },
      ],
    }),
  ).toEqual(['a.test.ts: falls\nexpected 1 to be 2', 'b.test.ts\nno such import']);
});

it('tells each failed journey of every suite with its page, and what ended the whole run', () => {
  const spec = { title: 'falls', file: 'a.spec.ts', line: 3 };
  expect(
    failedJourneys(
      {
        stats: { expected: 1, flaky: 0 },
        errors: [{ message: 'no server' }],
        suites: [
          {
            suites: [
              {
                specs: [
                  { ...spec, tests: [{ status: 'expected', results: [{}] }] },
                  {
                    ...spec,
                    tests: [
                      {
                        status: 'unexpected',
                        results: [
                          {
                            errors: [{ message: 'not in sight' }],
                            attachments: [{ name: 'error-context', path: 'context.md' }],
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      (path) => `# Of ${path}

\`\`\`yaml
- generic [ref=e2]:
  - banner [ref=e3]:
    - button "Account menu" [ref=e5]
  - complementary "Sports menu" [ref=e6]:
    - link "Football" [ref=e7]
  - main [ref=e4]:
    - text: Hello
  - contentinfo [ref=e8]
  - status: Bye
\`\`\`

# Source`,
    ),
  ).toEqual([
    'journeys\nno server',
    [
      'a.spec.ts:3: falls',
      'not in sight',
      'On the page:',
      '  - main:',
      '    - text: Hello',
      '  - banner:',
      '    - button "Account menu"',
      '  - status: Bye',
    ].join('\n'),
  ]);
});
