import type { SandboxPlatform } from '../../../SandboxPart.ts';

/**
 * What began before access was taken back comes to nothing: tickets of a second step, devices that
 * wait for a letter, links and codes that sign in. Nor is any device trusted any more.
 */
export function endBegunSignIns(
  { deviceProofs, devices, smsCodes, store, tickets }: SandboxPlatform,
  userId: number,
): void {
  tickets.endAll(userId);
  deviceProofs.endAll(userId);
  smsCodes.forget(userId);
  devices.trustNone(userId);
  store.run('DELETE FROM sign_in_links WHERE user_id = ?', userId);
}
