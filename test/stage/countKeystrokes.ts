import type { Page } from '@playwright/test';
import { KeystrokeModel } from '../services/KeystrokeModel.ts';

type Hand = Parameters<KeystrokeModel['note']>[0];

declare global {
  interface Window {
    /** Reports a press or a key to the journey, with the page on which it occurred. */
    noteHand?: (hand: Hand, address: string) => void;
  }
}

/**
 * Counts presses and keys by DOM events in all documents that a page opens from now on, of any
 * site.
 *
 * @param onHand called with the page of each
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
