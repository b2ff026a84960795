import { createCommandToken, createEventToken, createModalToken } from '#core';

export const chaosModal = createModalToken<Record<never, never>>('chaos.modal');
export const chaosCommand = createCommandToken<Record<never, never>>('chaos.command');
export const chaosEvent = createEventToken<Record<never, never>>('chaos.happened');
