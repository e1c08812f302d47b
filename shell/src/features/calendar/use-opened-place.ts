import { useSearchParams } from 'react-router-dom';

/** An event, and the original start of one of its dates; without it the first. */
export interface EventPlace {
  id: string;
  at?: string;
}

/** The event that is opened, from the address: notifications and other pages lead to it. */
export function useOpenedPlace() {
  const [params, setParams] = useSearchParams();
  const [id, at] = [params.get('event'), params.get('at')];
  const change = (place: EventPlace | null, replace: boolean) =>
    setParams(
      (before) => {
        for (const name of ['event', 'at']) before.delete(name);
        if (place) before.set('event', place.id);
        if (place?.at) before.set('at', place.at);
        return before;
      },
      { replace },
    );
  const place: EventPlace | null = id ? { id, ...(at && { at }) } : null;
  return {
    place,
    open: ({ id: event, at: date }: EventPlace) => change({ id: event, ...(date && { at: date }) }, false),
    close: () => change(null, true),
  };
}
