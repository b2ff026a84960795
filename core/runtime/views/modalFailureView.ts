import type { ComponentType } from 'react';
import type { Load } from '../../contract/Load.ts';
import type { View, ViewProps } from './ViewLoader.ts';

const load: Load<ComponentType<never>> = async () =>
  (await import('./ModalFailure.tsx')).ModalFailure;

/** Takes ModalFailureProps. Preloaded, so that it is available without a network. */
export const modalFailureView: View = {
  name: 'modal failure',
  plugin: 'shell',
  load: load as Load<ComponentType<ViewProps>>,
};
