import { createSlot } from '../../contract/Token.ts';

/** A place in the gallery of components, which shows what a slot is. */
export const gallerySlot = createSlot('gallery.sample');
