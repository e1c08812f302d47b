import { t, useStep } from '@atrium/sdk';
import { useRemoveEventMutation, useUndoEventEditMutation } from './calendar.api.js';
import type { ScopeQuestion } from './use-scope-question.js';

type Ask = ScopeQuestion['ask'];

interface RemovedEvent {
  id: string;
  version: number;
  at: string;
  title: string;
  repeats: boolean;
}

/** Deletes events; of a series it asks which dates are meant, which can be undone. @returns whether it was deleted */
export function useEventRemoval(ask: Ask) {
  const [remove] = useRemoveEventMutation();
  const [undo] = useUndoEventEditMutation();
  const { take, busy } = useStep();
  const onRemove = async ({ id, version, at, title, repeats }: RemovedEvent) => {
    const scope = repeats ? await ask(t('Delete this event?')) : 'all';
    if (scope === null) return false;
    return take({
      ...(!repeats && {
        ask: {
          title: t('Delete {name}?', { name: title }),
          text: t('It leaves the calendars of all guests.'),
          confirmText: t('Delete'),
          tone: 'danger',
        },
      }),
      work: () => remove({ id, version, scope, at }).unwrap(),
      done: t('{name} deleted', { name: title }),
      // Of what is gone as a whole nothing is left to restore.
      undo:
        repeats && scope !== 'all' ? (edited) => undo({ id, undo: edited.undo ?? '-' }).unwrap() : undefined,
    });
  };
  return { onRemove, busy };
}
