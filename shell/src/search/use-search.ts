import type { SearchAnswer } from '@atrium/contracts';
import { usePortalStore } from '@atrium/sdk';
import { useEffect, useState } from 'react';
import { searchApi } from './search.api.js';

/** Rows follow a keystroke within a tenth of a second; of fast typing only the last text is asked for. */
const PAUSE_MS = 40;

interface Found {
  text: string;
  answer: SearchAnswer | null;
  error: unknown;
}

/** The server's results for a text, requested once typing pauses. The next text cancels the request. */
export function useSearch(typed: string) {
  const store = usePortalStore();
  const text = typed.trim();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found>({ text: '', answer: null, error: null });
  useEffect(() => {
    if (text === '') return;
    let stop = () => undefined as void;
    const timer = setTimeout(() => {
      const request = store.dispatch(searchApi.endpoints.search.initiate({ q: text }));
      stop = () => {
        request.abort();
        request.unsubscribe();
      };
      void request.then(({ data, error, isSuccess }) => {
        if (data && isSuccess) setFound({ text, answer: data, error: null });
        else if (error && !isAborted(error)) setFound({ text, answer: null, error });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, text, round]);
  const isCurrent = found.text === text;
  return {
    /** The previous answer is shown while the next one is loading. */
    answer: text === '' ? null : found.answer,
    error: isCurrent ? found.error : null,
    waiting: text !== '' && !isCurrent,
    retry: () => {
      setFound({ text: '', answer: null, error: null });
      setRound(round + 1);
    },
  };
}

const isAborted = (error: object) => 'name' in error && error.name === 'AbortError';
