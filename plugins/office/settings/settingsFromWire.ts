import type { OfficeSettingsAnswer } from '#wire';
import type { Settings } from './Settings.ts';

export function settingsFromWire(wire: OfficeSettingsAnswer): Settings {
  return {
    sections: {
      display: wire.commonSettings,
      betting: wire.otherSettings,
      notifications: wire.notificationSettings,
    },
    sports: wire.sports,
    offered: { line: wire.lineSports, live: wire.liveSports },
    hidden: { line: wire.lineDisallowSports, live: wire.liveDisallowSports },
    hasFavouriteTeams: wire.showFavoriteTeams,
    hasWallets: wire.showWallets,
  };
}
