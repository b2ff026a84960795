import { controlSpecimens } from './controlSpecimens.tsx';
import { feedbackSpecimens } from './feedbackSpecimens.tsx';
import { fieldSpecimens } from './fieldSpecimens.tsx';
import { markSpecimens } from './markSpecimens.tsx';
import type { Specimens } from './Specimen.tsx';
import { surfaceSpecimens } from './surfaceSpecimens.tsx';

/** Every component of `#core/ui` in its states, by folder. */
export const specimens: Readonly<Record<string, Specimens>> = {
  controls: controlSpecimens,
  fields: fieldSpecimens,
  marks: markSpecimens,
  feedback: feedbackSpecimens,
  surfaces: surfaceSpecimens,
};
