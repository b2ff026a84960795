import type { SandboxPlatform } from '../../../SandboxPart.ts';

/**
 * Ends everything that began before access was revoked: tickets of a second step, waiting devices,
 * links and codes that sign in, and the trust in devices.
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
