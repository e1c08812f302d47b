import { t, useStep } from '@atrium/sdk';
import { useSubmit } from '../form/use-submit.js';

interface Merged {
  id: string;
  survivor: { name: string };
  merged: readonly string[];
}

/** The records that become one, the survivor first, at the versions at which they were compared. */
interface MergeOrder {
  ids: string[];
  versions: Record<string, number>;
}

interface MergeFormOptions {
  records: readonly { id: string; version: number }[];
  /** `key` is the same until they are merged. */
  merge: (order: MergeOrder, key: string) => Promise<Merged>;
  undo: (id: string) => Promise<unknown>;
  onClose: () => void;
}

/** The form of a dialog that merges records, which closes it and offers to undo what was done. */
export function useMergeForm({ records, merge, undo, onClose }: MergeFormOptions) {
  const { take } = useStep();
  return useSubmit({
    names: [],
    submit: async (_values, key) => {
      const versions = Object.fromEntries(records.map(({ id, version }) => [id, version]));
      const done = await merge({ ids: records.map(({ id }) => id), versions }, key);
      onClose();
      void take({
        work: () => Promise.resolve(done),
        done: t('{count, number} merged into {name}', {
          count: done.merged.length,
          name: done.survivor.name,
        }),
        undo: ({ id }) => undo(id),
      });
    },
  });
}
