import type { DescribedRecord, RecordRow } from '@atrium/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RecordCalls } from './record-api.types.js';
import { recordsApi, type ChangedPlace } from './records.api.js';

// `connectApi` puts the cache into the store, whose own type does not include it.
type CacheState = Parameters<typeof recordsApi.util.selectCachedArgsForQuery>[0];
export type RecordDispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

const UNTRACKED = { track: false };

/** The calls of the record at that place. The answer to a change is shown before its lists are fetched again. */
export function callsOf(place: ChangedPlace, dispatch: RecordDispatch): RecordCalls<DescribedRecord> {
  const { listRecords, getRecord, createRecord, updateRecord, takeRecordStep, changeRecords } =
    recordsApi.endpoints;
  const { path, tag } = place;
  const kept = async (answer: Promise<RecordRow>) => {
    const row = await answer;
    keepRow(place, row, dispatch);
    return row;
  };
  return {
    load: (id) =>
      dispatch(getRecord.initiate({ path, tag, id }, { forceRefetch: true, subscribe: false })).unwrap(),
    loadPage: (query) =>
      dispatch(listRecords.initiate({ path, tag, query }, { forceRefetch: true, subscribe: false })).unwrap(),
    create: (given) => kept(dispatch(createRecord.initiate({ ...place, ...given }, UNTRACKED)).unwrap()),
    update: ({ id, ...body }) =>
      kept(dispatch(updateRecord.initiate({ ...place, id, body }, UNTRACKED)).unwrap()),
    take: ({ id, step, ...body }) =>
      kept(dispatch(takeRecordStep.initiate({ ...place, id, step, body }, UNTRACKED)).unwrap()),
    bulk: (order) =>
      dispatch(changeRecords.initiate({ ...place, order: order as object }, UNTRACKED)).unwrap(),
  };
}

/** Puts a record into the cache, both alone and in every list that contains it. */
function keepRow({ path, tag }: ChangedPlace, row: RecordRow, dispatch: RecordDispatch): void {
  void dispatch(recordsApi.util.upsertQueryData('getRecord', { path, tag, id: row.id }, row));
  const lists = dispatch((_dispatch, getState) =>
    recordsApi.util.selectCachedArgsForQuery(getState(), 'listRecords'),
  );
  for (const list of lists.filter((each) => each.path === path))
    dispatch(
      recordsApi.util.updateQueryData('listRecords', list, (page) => {
        page.items = page.items.map((each) => (each.id === row.id ? row : each));
      }),
    );
}
