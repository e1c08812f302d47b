import type { Employee } from '@atrium/contracts';
import { useRef } from 'react';

/** Names of the managers that a form has met: the record itself keeps their ids. */
export function useManagerNames({ manager }: Employee) {
  const names = useRef(new Map(manager ? [[manager.id, manager.name]] : []));
  return {
    remember: (met: Employee['manager']) => {
      if (met) names.current.set(met.id, met.name);
    },
    nameOf: (id: unknown): string => (typeof id === 'string' ? (names.current.get(id) ?? '') : ''),
  };
}
