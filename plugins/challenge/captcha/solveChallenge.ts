import { solveChallengeWorkers } from 'altcha/lib';
import workerUrl from 'altcha/workers/pbkdf2?url';
import { openWorker } from '#core';
import type { CaptchaSolver } from './CaptchaApi.ts';

/** More workers only heat the device. */
const workers = 2;

/** Solves the challenge in workers, so that the page stays responsive. */
export const solveChallenge: CaptchaSolver = async (challenge, signal) => {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      controller,
      concurrency: workers,
      createWorker: () => openWorker(workerUrl),
    });
    return solution ?? undefined;
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
