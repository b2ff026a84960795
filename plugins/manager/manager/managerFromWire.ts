import type { ManagerAnswer } from '#wire';
import type { ManagerState } from './Manager.ts';

export function readManager({ barred_until, manager }: ManagerAnswer): ManagerState {
  if (manager === undefined) return { kind: 'barred', endsAtS: barred_until ?? 0 };
  return {
    kind: 'there',
    manager: {
      name: manager.name,
      languages: manager.languages,
      opensAtS: manager.opens_at,
      closesAtS: manager.closes_at,
      isOpen: manager.is_open,
      ways: manager.ways,
      phone: manager.phone,
      callTimesS: manager.callback_times,
      callAtS: manager.callback_at,
    },
  };
}
