import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';

/** The token with which an e-mail has led here, or nothing. It leaves the address at once: it must not stand in the history. */
export function useEmailToken(): string {
  const { navigation } = useServices();
  const [token] = useState(() => navigation.query.get('token') ?? '');
  useEffect(() => {
    if (navigation.query.has('token')) navigation.rewriteQuery({ token: undefined });
  }, [navigation]);
  return token;
}
