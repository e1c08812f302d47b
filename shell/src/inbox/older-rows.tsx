import { t } from '@atrium/sdk';
import { MoreButton, Spinner } from '@atrium/ui';
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
      {loading ? <Spinner /> : <MoreButton label={t('Show older')} failed={failed} onMore={showOlder} />}
    </div>
  );
}
