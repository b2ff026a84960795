/** The public API for loading, sharing, storing and sending data. Needs MobX: not for manifests. */
export { Attempt } from './Attempt.ts';
export {
  createResource,
  keyedResource,
  Resource,
  type FollowingOptions,
  type ResourceOptions,
  type ResourceServices,
  type ResourceState,
} from './Resource.ts';
export {
  persisted,
  type Persisted,
  type PersistedOptions,
  type PersistedServices,
} from './persisted.ts';
export { RefCount } from './RefCount.ts';
export { reportOpened, reportSteps, type StepReporter } from './reportSteps.ts';
export { structuralShare } from './structuralShare.ts';
export { Uploads } from './uploads/Uploads.ts';
export { withoutHints } from './uploads/PictureReader.ts';
export { FrameStore, type FrameEnds } from './frames/FrameStore.ts';
