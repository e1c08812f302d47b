import type { LiveTag, SubjectPlace } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { ShowEarlier, withoutNext } from '../pagination/next-page.js';
import { Loaded } from '../states/loaded.js';
import { AuditVocabulary } from './audit-vocabulary.rules.js';
import { useListAuditWordsQuery, useListHistoryInfiniteQuery } from './history.api.js';
import { History } from './history.js';
import { sayEntry } from './history-item.format.js';

export interface RecordHistoryProps extends SubjectPlace {
  /** The record's tag: its history is fetched again when the record has changed. */
  tag: LiveTag;
}

/** The history of a record from the audit trail, the newest first. */
export function RecordHistory(props: RecordHistoryProps) {
  const query = useListAuditWordsQuery(props.kind);
  return (
    <Loaded of={query} title={t('The history could not be loaded')}>
      {(words) => <HistoryRows {...props} words={new AuditVocabulary(words)} />}
    </Loaded>
  );
}

/** The entries that were asked for, and the way to those before them. */
function HistoryRows({ words, ...place }: RecordHistoryProps & { words: AuditVocabulary }) {
  const { timezone } = useUser().company;
  const query = withoutNext(useListHistoryInfiniteQuery(place));
  const reading = { words, kind: place.kind, timeZone: timezone };
  return (
    <Loaded of={query} title={t('The history could not be loaded')}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return <p className="at-muted m-0">{t('Nothing has been recorded yet.')}</p>;
        return (
          <>
            <History label={t('History')} items={items.map((entry) => sayEntry(reading, entry))} />
            <ShowEarlier of={[query]} />
          </>
        );
      }}
    </Loaded>
  );
}
