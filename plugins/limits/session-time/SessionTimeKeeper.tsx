import { useEffect } from 'react';
import { useServices } from '#core/ui';
import { createTime } from './TimeStore.ts';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';

/** Counts the session on a phone, where the menu with the clock may never be opened. */
export function SessionTimeKeeper() {
  const services = useServices();
  const isStrict = isStrictProfile(services.config.rgProfile);
  useEffect(() => {
    const time = createTime(services, isStrict);
    return () => time.dispose();
  }, [services, isStrict]);
  return null;
}
