import type { SavedView, UpdateSavedView } from '@atrium/contracts';
import { confirm, toast } from '@atrium/sdk';
import { toFailure } from '../form/failure.js';
import type { MenuItem } from '../overlay/menu.js';
import { useDeleteSavedViewMutation, useUpdateSavedViewMutation } from './saved-views.api.js';
import type { SavedViews } from './use-saved-views.js';

interface Steps {
  save: (changes: Omit<UpdateSavedView, 'version'>, done: string) => void;
  rename: () => void;
  remove: () => void;
}

/** What may be done to the view that a list shows. */
export function useViewActions(saved: SavedViews, onRename: () => void): MenuItem[] {
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const { current, choose } = saved;
  if (!current) return [];
  const { id, version, name } = current;
  const drop = async () => {
    const sure = await confirm({
      title: `Delete the view ${name}?`,
      text: current.shared ? 'It goes for everybody. The records stay.' : 'The records stay.',
      confirmText: 'Delete',
      tone: 'danger',
    });
    if (!sure) return;
    say(remove({ id, version }).unwrap(), `${name} is deleted.`);
    choose(null);
  };
  return itemsOf(saved, current, {
    save: (changes, done) => say(update({ id, version, ...changes }).unwrap(), done),
    rename: onRename,
    remove: () => void drop(),
  });
}

function say(work: Promise<unknown>, done: string): void {
  void work.then(
    () => toast.success(done),
    (cause: unknown) => toast.error(toFailure(cause).error.message),
  );
}

function itemsOf(
  { changed, content }: SavedViews,
  view: SavedView,
  { save, rename, remove }: Steps,
): MenuItem[] {
  const { name, shared, isDefault, allowedTransitions } = view;
  const may = (transition: SavedView['allowedTransitions'][number]) =>
    allowedTransitions.includes(transition);
  const begins = `The list begins with ${isDefault ? 'all' : name}.`;
  const items: (MenuItem | false)[] = [
    may('update') &&
      changed && {
        label: `Update ${name}`,
        icon: 'check',
        onSelect: () => save(content, `${name} is updated.`),
      },
    may('update') && { label: 'Rename', icon: 'pencil', onSelect: rename },
    may('share') && {
      label: shared ? 'Stop sharing' : 'Share with everybody',
      icon: 'users',
      onSelect: () => save({ shared: !shared }, shared ? `${name} is yours alone.` : `${name} is shared.`),
    },
    {
      label: isDefault ? 'Do not begin with it' : 'Begin with it',
      icon: 'home',
      onSelect: () => save({ isDefault: !isDefault }, begins),
    },
    may('delete') && { label: 'Delete', icon: 'x', danger: true, onSelect: remove },
  ];
  return items.filter((item) => item !== false);
}
