import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';

/** Returns the token of an e-mail link and removes it from address and history at once. */
export function useEmailToken(): string {
  const { navigation } = useServices();
  const [token] = useState(() => navigation.query.get('token') ?? '');
  useEffect(() => {
    if (navigation.query.has('token')) navigation.rewriteQuery({ token: undefined });
  }, [navigation]);
  return token;
}
