import { t } from '@atrium/sdk';
import { Button, Spinner } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import type { FeedList } from './use-feed.js';

/** The end of a list: older rows load when it is scrolled into view, or by a press. */
export function OlderRows<Item extends { id: string }>({ list }: { list: FeedList<Item> }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasOlder, loading, failed, showOlder } = list;
  const latest = useRef(showOlder);
  useEffect(() => {
    latest.current = showOlder;
  });
  useEffect(() => {
    const place = end.current;
    if (!place || loading || failed || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      // The observer may report several changes at once; the last one counts.
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '600px' },
    );
    watch.observe(place);
    return () => watch.disconnect();
  }, [hasOlder, loading, failed]);
  if (!hasOlder) return null;
  return (
    <div ref={end} className="at-feed-end">
      {failed && <p className="at-muted">{t('Older ones could not be loaded.')}</p>}
      {loading ? (
        <Spinner />
      ) : (
        <Button size="sm" onClick={showOlder}>
          {failed ? t('Retry') : t('Show older')}
        </Button>
      )}
    </div>
  );
}
