import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '#core';
import type { CaptchaVerdict } from './CaptchaApi.ts';
import { CaptchaCheck, type CaptchaCheckOptions } from './CaptchaCheck.ts';

let answers: (() => Promise<CaptchaVerdict>)[];
let signals: AbortSignal[];
let isBack: () => void;
let timeLeftS: number;
const onDone = vi.fn();
const end = vi.fn(async () => undefined);
const report = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  answers = [];
  signals = [];
  timeLeftS = 60;
});

function open(change: Partial<CaptchaCheckOptions> = {}): CaptchaCheck {
  return new CaptchaCheck({
    pass: async (signal) => {
      signals.push(signal);
      const answer = answers.shift();
      return answer === undefined ? new Promise(() => {}) : answer();
    },
    timeLeft: async () => timeLeftS,
    scheduler: {
      onResume: (run) => {
        isBack = () => run(60_000);
        return () => undefined;
      },
    },
    session: { end },
    reports: { report },
    triesLeft: 3,
    countCalls: () => 1,
    onDone,
    ...change,
  });
}

const refused = async (): Promise<CaptchaVerdict> => ({ kind: 'refused' });

test('AUT-73 nothing begins before the person wants it, and then once', async () => {
  const check = open();
  expect([check.state, signals.length]).toEqual(['offered', 0]);
  void check.start();
  void check.start();
  expect([check.state, signals.length]).toEqual(['working', 1]);
});

test('AUT-70 a passed check gives its result and the tries it took', async () => {
  answers = [refused, async () => ({ kind: 'passed', result: 'r' })];
  const check = open();
  await check.start();
  expect(check.state).toBe('refused');
  await check.start();
  expect(onDone.mock.calls).toEqual([[{ results: ['r'], tries: 2 }]]);
});

test('AUT-502 one press gets a result for each call that waits, those that join meanwhile as well', async () => {
  let waiting = 2;
  const passed = async (): Promise<CaptchaVerdict> => ({ kind: 'passed', result: 'r' });
  answers = [
    passed,
    async () => {
      waiting = 3;
      return passed();
    },
    refused,
    passed,
  ];
  const check = open({ countCalls: () => waiting });
  await check.start();
  expect([check.state, onDone.mock.calls]).toEqual(['refused', []]);
  await check.start();
  expect(onDone.mock.calls).toEqual([[{ results: ['r', 'r', 'r'], tries: 2 }]]);
});

test('AUT-71 after the last try there is no further one', async () => {
  answers = [refused, refused];
  const check = open({ triesLeft: 2 });
  await check.start();
  await check.start();
  expect(check.state).toBe('in-vain');
  await check.start();
  expect(signals).toHaveLength(2);
  expect(open({ triesLeft: 0 }).state).toBe('in-vain');
});

test('AUT-73 a platform without a response and a browser without support are distinguished', async () => {
  answers = [
    async () => Promise.reject(new HttpError('challenge.captchaUpdate', 0, [])),
    async () => Promise.reject(new Error('no crypto')),
  ];
  const check = open();
  await check.start();
  expect([check.state, report.mock.calls.length]).toEqual(['no-connection', 0]);
  await check.start();
  expect([check.state, report.mock.calls.length]).toEqual(['unable', 1]);
});

test('AUT-74 type 2 closes the dialog and signs out, without telling the platform', async () => {
  answers = [async () => ({ kind: 'signed-out' })];
  await open().start();
  expect(onDone.mock.calls).toEqual([[]]);
  expect(end).toHaveBeenCalledWith({ isServerTold: true });
});

test('AUT-73 after a sleep the work goes on while there is time, else it begins anew without costing a try', async () => {
  const check = open({ triesLeft: 1 });
  void check.start();
  isBack();
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  timeLeftS = 0;
  answers = [refused];
  isBack();
  await vi.waitFor(() => expect(check.state).toBe('in-vain'));
  expect([signals.length, signals[0]?.aborted]).toEqual([2, true]);
});

test('AUT-73 a closed dialog stops the work', async () => {
  const check = open();
  void check.start();
  check.dispose();
  expect(signals[0]?.aborted).toBe(true);
});
