import { t } from '@atrium/sdk';
import { RelativeTime } from '@atrium/ui';

/** Signs of a hash, enough to recognise it. */
const HASH_START = 12;

/** Who took a file last, when, and the start of its hash. @param taken the latest first */
export function TakenBy({ taken: [last] }: { taken: readonly { at: string; by: string; hash: string }[] }) {
  if (!last) return null;
  return (
    <div>
      {t('Taken by {name}', { name: last.by })} · <RelativeTime at={last.at} /> ·{' '}
      <code dir="ltr" title={last.hash}>
        {last.hash.slice(0, HASH_START)}
      </code>
    </div>
  );
}
