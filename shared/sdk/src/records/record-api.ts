import type { DescribedRecord, LiveTag, RecordPlace } from '@atrium/contracts';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { RecordApi } from './record-api.types.js';
import { callsOf, type RecordDispatch } from './record-calls.js';
import { recordsApi } from './records.api.js';

/** The list of a record alone, for first screens, which know where it is and do without its description. */
export function recordList<R extends DescribedRecord>({
  path,
  tag,
}: RecordPlace): Pick<RecordApi<R>, 'useList'> {
  const useList: RecordApi<DescribedRecord>['useList'] = (query, options) =>
    recordsApi.useListRecordsQuery({ path, tag, query }, options);
  return { useList } as object as Pick<RecordApi<R>, 'useList'>;
}

/**
 * The calls of a record, at the path that its description says. A person who changes a record sees the answer at once, in every
 * list that shows it.
 * @param options.also tags that a change invalidates besides the record's own
 */
export function recordApi<R extends DescribedRecord>(
  record: R,
  { also = [] }: { also?: readonly LiveTag[] } = {},
): RecordApi<R> {
  const place = { path: record.path, tag: record.tag };
  const hooks: RecordApi<DescribedRecord> = {
    ...recordList(record),
    useGet: (id) => recordsApi.useGetRecordQuery({ ...place, id: id ?? '' }, { skip: !id }),
    useCalls: () => {
      const dispatch = useDispatch<RecordDispatch>();
      return useMemo(() => callsOf({ ...place, also }, dispatch), [dispatch]);
    },
  };
  // Its schemas give the types of the answers; the gateway makes sure that answers match them.
  return hooks as object as RecordApi<R>;
}
