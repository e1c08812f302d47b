import type { RecordFields, RecordRow } from '@atrium/contracts';
import { toFailure } from '@atrium/sdk';
import { useEffect } from 'react';
import { formValuesOf } from './record-values.rules.js';

// Method syntax, so that a record's own calls may narrow the parameters.
interface ChangeCalls<Row> {
  load(id: string): Promise<Row>;
  update(changes: { id: string; version: number }): Promise<Row>;
}

interface Turn {
  last: Promise<unknown>;
  version: number;
  /** How many places show the record. */
  places: number;
}

/** Of the records that are shown: several places change one of them. */
const turns = new Map<string, Turn>();

function turnOf(id: string): Turn {
  const turn = turns.get(id) ?? { last: Promise.resolve(), version: 0, places: 0 };
  turns.set(id, turn);
  return turn;
}

/** @returns what leaves it */
function enter(id: string): () => void {
  const turn = turnOf(id);
  turn.places += 1;
  return () => {
    turn.places -= 1;
    if (turn.places === 0) turns.delete(id);
  };
}

/**
 * What is changed in its place is sent one after the other, each on the version that the last one made. Where somebody
 * else has changed the record meanwhile, but none of these values, they are sent once more.
 */
export function useRecordChange<Row extends RecordRow, Changes extends object>(
  { fields }: { fields: RecordFields },
  calls: ChangeCalls<Row>,
  row: Row,
) {
  const { id } = row;
  useEffect(() => enter(id), [id]);
  const send = async (turn: Turn, values: Changes, known: Row): Promise<Row> => {
    const put = async () => {
      const after = await calls.update({ ...values, id, version: turn.version });
      turn.version = after.version;
      return after;
    };
    turn.version = Math.max(turn.version, known.version);
    try {
      return await put();
    } catch (reason) {
      if (toFailure(reason).error.code !== 'STALE_VERSION') throw reason;
      const newest = await calls.load(id);
      turn.version = newest.version;
      if (!isSame([known, newest], fields, Object.keys(values))) throw reason;
      return put();
    }
  };
  /** @param known the record as it was when the person decided; left out, as it is shown */
  return (values: Changes, known = row): Promise<Row> => {
    const turn = turnOf(id);
    const sent = turn.last.then(() => send(turn, values, known));
    turn.last = sent.catch(() => undefined);
    return sent;
  };
}

/** Whether two states of a record have the same of what is to be changed. */
function isSame(states: [RecordRow, RecordRow], fields: RecordFields, names: readonly string[]): boolean {
  const [before, after] = states.map((state) => formValuesOf(fields, state, names));
  return names.every((name) => JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]));
}
