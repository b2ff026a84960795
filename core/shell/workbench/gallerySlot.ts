import { createSlot } from '../../contract/Token.ts';

/** Slot in the gallery of components, as an example. */
export const gallerySlot = createSlot('gallery.sample');
