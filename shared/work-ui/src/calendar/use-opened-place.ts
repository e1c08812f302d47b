import { useSearchParams, withValues } from '@atrium/ui';

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
      (before) => withValues(before, { event: place?.id, at: place?.at, edit: place?.edit ? '1' : null }),
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
