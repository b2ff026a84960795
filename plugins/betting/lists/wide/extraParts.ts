import { ExtraCaptions, ExtraCells, ExtraListLoader } from './ExtraCells.tsx';

/** What fills the further columns of a wide list, as one: their code comes where there is room. */
export const extraParts = { ExtraCaptions, ExtraCells, ExtraListLoader };
