import { onTestFinished } from 'vitest';
import { KeystrokeModel } from './KeystrokeModel.ts';

/** Counts a person's operations on a page from its DOM events, and their time. */
export class Keystrokes extends KeystrokeModel {
  constructor() {
    super();
    const press = (): void => this.note('pointer');
    const key = (): void => this.note('keyboard');
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key, true);
    onTestFinished(() => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
    });
  }
}
