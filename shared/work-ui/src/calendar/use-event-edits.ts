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

/** Deletes events, which can be undone; of a series it asks which dates are meant. @returns whether it was deleted */
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
      undo: (edited) => undo({ id, undo: edited.undo ?? '' }).unwrap(),
      // Of a series with very many exceptions nothing is kept.
      mayUndo: (edited) => edited.undo !== null,
    });
  };
  return { onRemove, busy };
}
