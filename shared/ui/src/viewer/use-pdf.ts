import { useEffect, useState } from 'react';

/** `unable`: this browser shows no PDF inside a page, as on many phones. */
export type Pdf = { state: 'loading' | 'unable' | 'failed' } | { state: 'ready'; url: string };

/**
 * The bytes of a PDF as a URL of this page that the browser's own viewer can show. Its type is set here, so that
 * whatever was uploaded is never taken for a page; the server itself only lets files be saved.
 */
export function usePdf(address: string, attempt: number): Pdf {
  const [loaded, setLoaded] = useState<{ key: string; pdf: Pdf } | null>(null);
  const able = navigator.pdfViewerEnabled;
  const key = `${address} ${String(attempt)}`;
  useEffect(() => {
    if (!able) return;
    const leaving = new AbortController();
    let url: string | undefined;
    void load(address, leaving.signal).then((pdf) => {
      if (pdf.state === 'ready') url = pdf.url;
      if (leaving.signal.aborted) release(url);
      else setLoaded({ key, pdf });
    });
    return () => {
      leaving.abort();
      release(url);
    };
  }, [able, address, key]);
  if (!able) return { state: 'unable' };
  return loaded?.key === key ? loaded.pdf : { state: 'loading' };
}

async function load(address: string, signal: AbortSignal): Promise<Pdf> {
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return { state: 'failed' };
    const bytes = await answer.arrayBuffer();
    return { state: 'ready', url: URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })) };
  } catch {
    return { state: 'failed' };
  }
}

function release(url: string | undefined): void {
  if (url) URL.revokeObjectURL(url);
}
