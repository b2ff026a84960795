import type { ConsoleMessage, Page } from '@playwright/test';
import { waitUntilOpen } from './waitUntilOpen.ts';
import type { ViolationCounter } from '../../edge/security/ViolationCounter.ts';

/** Collects faults that must not occur during a journey. */
export class PageGuard {
  readonly #faults: string[] = [];
  readonly #excused: RegExp[] = [];
  readonly #violations: ViolationCounter;
  readonly #violationsBefore: number;

  constructor(violations: ViolationCounter) {
    this.#violations = violations;
    this.#violationsBefore = violations.count;
  }

  /**
   * Watches a page until the returned function is called: a page may stay open longer than the
   * journey.
   */
  watch(page: Page): () => void {
    const hear = (message: ConsoleMessage): void => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    };
    const fail = (error: Error): void => void this.#faults.push(`page error: ${error.message}`);
    page.on('console', hear).on('pageerror', fail);
    waitUntilOpen(page);
    return () => void page.off('console', hear).off('pageerror', fail);
  }

  /** Allows an expected fault: a refused call is a console error. */
  expectError(pattern: RegExp): void {
    this.#excused.push(pattern);
  }

  faults(): readonly string[] {
    const violations = this.#violations.count - this.#violationsBefore;
    const reported =
      violations > 0
        ? [`${violations} policy violations, the last: ${this.#violations.last.at(-1) ?? ''}`]
        : [];
    return [
      ...this.#faults.filter((fault) => !this.#excused.some((pattern) => pattern.test(fault))),
      ...reported,
    ];
  }
}
