import { useSearchParams } from 'react-router-dom';

/** An event, and the original start of one of its dates; without it the first. */
export interface EventPlace {
  id: string;
  at?: string;
  /** Its form is shown at once. */
  edit?: true;
}

/** The event that is opened, from the address: notifications and other pages lead to it. */
export function useOpenedPlace() {
  const [params, setParams] = useSearchParams();
  const [id, at] = [params.get('event'), params.get('at')];
  const change = (place: EventPlace | null, replace: boolean) =>
    setParams(
      (before) => {
        for (const name of ['event', 'at', 'edit']) before.delete(name);
        if (place) before.set('event', place.id);
        if (place?.at) before.set('at', place.at);
        if (place?.edit) before.set('edit', '1');
        return before;
      },
      { replace },
    );
  const edit = params.has('edit');
  const place: EventPlace | null = id ? { id, ...(at && { at }), ...(edit && { edit }) } : null;
  return {
    place,
    open: (opened: EventPlace) => change(opened, false),
    close: () => change(null, true),
  };
}
