import type { SavedView, UpdateSavedView } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import type { MenuItem } from '../overlay/menu.types.js';
import { useDeleteSavedViewMutation, useUpdateSavedViewMutation } from './saved-views.api.js';
import type { SavedViews } from './use-saved-views.js';

interface Steps {
  save: (changes: Omit<UpdateSavedView, 'version'>, done: string) => void;
  rename: () => void;
  remove: () => void;
}

/** The actions on the view that a list shows. */
export function useViewActions(saved: SavedViews, onRename: () => void): MenuItem[] {
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const { take } = useStep();
  const { current, choose } = saved;
  if (!current) return [];
  const { id, version, name } = current;
  const drop = async () => {
    const done = await take({
      ask: {
        title: t('Delete the view {name}?', { name }),
        text: current.shared
          ? t('It is deleted for everyone. No records are deleted.')
          : t('The records are kept.'),
        confirmText: t('Delete'),
        tone: 'danger',
      },
      work: () => remove({ id, version }).unwrap(),
      done: t('{name} deleted', { name }),
    });
    if (done) choose(null);
  };
  return itemsOf(saved, current, {
    save: (changes, done) => void take({ work: () => update({ id, version, ...changes }).unwrap(), done }),
    rename: onRename,
    remove: () => void drop(),
  });
}

function itemsOf(
  { changed, content }: SavedViews,
  view: SavedView,
  { save, rename, remove }: Steps,
): MenuItem[] {
  const { name, shared, isDefault, allowedTransitions } = view;
  const may = (transition: SavedView['allowedTransitions'][number]) =>
    allowedTransitions.includes(transition);
  const begins = isDefault ? t('Default view removed') : t('{name} is now the default view', { name });
  const items: (MenuItem | false)[] = [
    may('update') &&
      changed && {
        label: t('Update {name}', { name }),
        icon: 'check',
        onSelect: () => save(content, t('{name} updated', { name })),
      },
    may('update') && { label: t('Rename'), icon: 'pencil', onSelect: rename },
    may('share') && {
      label: shared ? t('Stop sharing') : t('Share with everyone'),
      icon: 'users',
      onSelect: () =>
        save(
          { shared: !shared },
          shared ? t('{name} is now private', { name }) : t('{name} shared', { name }),
        ),
    },
    {
      label: isDefault ? t('Remove as default') : t('Set as default'),
      icon: 'home',
      onSelect: () => save({ isDefault: !isDefault }, begins),
    },
    may('delete') && { label: t('Delete'), icon: 'x', danger: true, onSelect: remove },
  ];
  return items.filter((item) => item !== false);
}
