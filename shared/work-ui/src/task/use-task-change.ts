import type { Task, UpdateTask } from '@atrium/contracts';
import { toFailure } from '@atrium/sdk';
import { useEffect } from 'react';
import { taskApi } from './task.api.js';

type Changed = Omit<UpdateTask, 'version'>;

interface Turn {
  last: Promise<unknown>;
  version: number;
  /** How many places show the task. */
  places: number;
}

/** Of the tasks that are shown: several places change one task. */
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
 * else has changed the task meanwhile, but none of these values, they are sent once more.
 */
export function useTaskChange(task: Task) {
  const { update, load } = taskApi.useCalls();
  const { id } = task;
  useEffect(() => enter(id), [id]);
  const send = async (turn: Turn, values: Changed): Promise<Task> => {
    const put = async () => {
      const after = await update({ id, version: turn.version, ...values });
      turn.version = after.version;
      return after;
    };
    turn.version = Math.max(turn.version, task.version);
    try {
      return await put();
    } catch (reason) {
      if (toFailure(reason).error.code !== 'STALE_VERSION') throw reason;
      const newest = await load(id);
      turn.version = newest.version;
      if (!isSame(task, newest, values)) throw reason;
      return put();
    }
  };
  return (values: Changed): Promise<Task> => {
    const turn = turnOf(id);
    const sent = turn.last.then(() => send(turn, values));
    turn.last = sent.catch(() => undefined);
    return sent;
  };
}

/** Whether two states of a task have the same of what is to be changed. */
function isSame(one: Task, other: Task, values: Changed): boolean {
  const [before, after] = [one, other].map((task) => task as object as Readonly<Record<string, unknown>>);
  return Object.keys(values).every(
    (name) => JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]),
  );
}
