import type { CodeAvailability } from '@atrium/contracts';
import { useEffect, useState } from 'react';
import { findFreeCodes, getAvailability } from './code-availability.api.js';
import { suggestCodes } from './code-suggestion.rules.js';

const PAUSE_MS = 300;
const OFFERED = 2;

export interface Availability extends CodeAvailability {
  /** Available codes to use instead of a taken one. */
  instead: string[];
}

async function ask(code: string, companyName: string, signal: AbortSignal): Promise<Availability> {
  const answer = await getAvailability(code, signal);
  if (answer.available) return { ...answer, instead: [] };
  const others = [...suggestCodes(companyName), ...suggestCodes(`${code} hq`)].filter(
    (other) => other !== code,
  );
  return { ...answer, instead: await findFreeCodes([...new Set(others)], OFFERED, signal) };
}

/** Whether the wished code is available, requested shortly after the last key; null while unknown. */
export function useCodeAvailability(code: string, companyName: string): Availability | null {
  const [known, setKnown] = useState<Availability | null>(null);
  useEffect(() => {
    if (!code) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // The server is unreachable; it checks again when the form is sent.
      ask(code, companyName, stop.signal).then(setKnown, () => setKnown(null));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code, companyName]);
  return known?.code === code ? known : null;
}
