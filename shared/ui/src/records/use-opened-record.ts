import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withValues } from '../address/query-values.rules.js';
import { useSearchParams } from '../address/use-search-params.js';

/** Names in the address: the id of the opened record, and its part. */
const OPEN = 'open';
const PART = 'part';

/** Of the browser's history: the record was opened from its list, to which Back leads. */
const FROM_LIST = { fromList: true };

/** The record that the address names. It is opened with an entry of the browser's history, so Back closes it. */
export function useOpenedRecord(offered: boolean) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const id = offered ? params.get(OPEN) : null;
  useFocusAfter(id);
  const hrefOf = (opened: string | null): string =>
    `?${withValues(params, { [OPEN]: opened, [PART]: null }).toString()}`;
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams((before) => withValues(before, values), { replace: true });
  return {
    id,
    part: params.get(PART),
    hrefOf,
    listHref: hrefOf(null),
    linkState: FROM_LIST,
    open: (opened: string) => void navigate(hrefOf(opened), { state: FROM_LIST }),
    choosePart: (part: string | null) => change({ [PART]: part }),
    close: () => {
      if (isFromList(state)) void navigate(-1);
      else change({ [OPEN]: null, [PART]: null });
    },
  };
}

export type OpenedRecord = ReturnType<typeof useOpenedRecord>;

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** The focus returns to the record's link in the list, also when the page was loaded with the record open. */
function useFocusAfter(id: string | null): void {
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (closed === null || id !== null) return;
    for (const link of document.querySelectorAll<HTMLElement>('[data-record]'))
      if (link.dataset['record'] === closed) link.focus();
  }, [id]);
}
