import type { Page } from '@playwright/test';
import { KeystrokeModel } from '../services/KeystrokeModel.ts';

type Hand = Parameters<KeystrokeModel['note']>[0];

declare global {
  interface Window {
    /** Tells the journey of a press or a key, and of the page on which it was. */
    noteHand?: (hand: Hand, address: string) => void;
  }
}

/**
 * Counts presses and keys of the documents that a page opens from now on, whichever sites they are
 * of, from the events that they get.
 *
 * @param onHand told the page on which each was
 */
export async function countKeystrokes(
  page: Page,
  onHand: (address: string) => void = () => undefined,
): Promise<KeystrokeModel> {
  const counted = new KeystrokeModel();
  await page.exposeFunction('noteHand', (hand: Hand, address: string) => {
    counted.note(hand);
    onHand(address);
  });
  await page.addInitScript(() => {
    const note = (hand: Hand) => () => window.noteHand?.(hand, location.origin + location.pathname);
    addEventListener('pointerdown', note('pointer'), true);
    addEventListener('keydown', note('keyboard'), true);
  });
  return counted;
}
