import type { DescribedRecord, LiveTag } from '@atrium/contracts';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { RecordApi } from './record-api.types.js';
import { callsOf, type RecordDispatch } from './record-calls.js';
import { recordsApi } from './records.api.js';

/**
 * The calls of a record, at the path that its description says. A person who changes a record sees the answer at once, in every
 * list that shows it.
 * @param options.also tags that a change invalidates besides the record's own
 */
export function recordApi<R extends DescribedRecord>(
  record: R,
  { also = [] }: { also?: readonly LiveTag[] } = {},
): RecordApi<R> {
  const place = { url: record.path, tag: record.tag };
  const hooks: RecordApi<DescribedRecord> = {
    useList: (query, options) => recordsApi.useListRecordsQuery({ ...place, query }, options),
    useGet: (id) => recordsApi.useGetRecordQuery({ ...place, id: id ?? '' }, { skip: !id }),
    useCalls: () => {
      const dispatch = useDispatch<RecordDispatch>();
      return useMemo(() => callsOf({ ...place, also }, dispatch), [dispatch]);
    },
  };
  // Its schemas give the types of the answers; the gateway makes sure that answers match them.
  return hooks as object as RecordApi<R>;
}
