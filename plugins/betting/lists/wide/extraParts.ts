import { ExtraCaptions, ExtraCells, ExtraListLoader } from './ExtraCells.tsx';

/** Parts of the extra columns in one chunk, loaded only if a list is wide enough. */
export const extraParts = { ExtraCaptions, ExtraCells, ExtraListLoader };
