import type { SavedView, UpdateSavedView } from '@atrium/contracts';
import { confirm, t, toast } from '@atrium/sdk';
import { toFailure } from '../form/failure.js';
import type { MenuItem } from '../overlay/menu.types.js';
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
      title: t('Delete the view {name}?', { name }),
      text: current.shared ? t('It goes for everybody. The records stay.') : t('The records stay.'),
      confirmText: t('Delete'),
      tone: 'danger',
    });
    if (!sure) return;
    say(remove({ id, version }).unwrap(), t('{name} is deleted.', { name }));
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
  const begins = isDefault ? t('The list begins with all.') : t('The list begins with {name}.', { name });
  const items: (MenuItem | false)[] = [
    may('update') &&
      changed && {
        label: t('Update {name}', { name }),
        icon: 'check',
        onSelect: () => save(content, t('{name} is updated.', { name })),
      },
    may('update') && { label: t('Rename'), icon: 'pencil', onSelect: rename },
    may('share') && {
      label: shared ? t('Stop sharing') : t('Share with everybody'),
      icon: 'users',
      onSelect: () =>
        save(
          { shared: !shared },
          shared ? t('{name} is yours alone.', { name }) : t('{name} is shared.', { name }),
        ),
    },
    {
      label: isDefault ? t('Do not begin with it') : t('Begin with it'),
      icon: 'home',
      onSelect: () => save({ isDefault: !isDefault }, begins),
    },
    may('delete') && { label: t('Delete'), icon: 'x', danger: true, onSelect: remove },
  ];
  return items.filter((item) => item !== false);
}
