import { lazyDialog, t } from '@atrium/sdk';
import { useState } from 'react';
import { Icon } from '../icon/icon.js';
import { Menu } from '../overlay/menu.js';
import type { MenuItem } from '../overlay/menu.types.js';
import type { List } from './use-list.js';
import { useSavedViews } from './use-saved-views.js';
import { useViewActions } from './use-view-actions.js';

const ViewDialog = lazyDialog(() => import('./view-dialog.js'));

/** The views of a list: choose, save, change, share, set as default. */
export function ViewsMenu({ list }: { list: List }) {
  const saved = useSavedViews(list);
  const [dialog, setDialog] = useState<'save' | 'rename' | null>(null);
  const actions = useViewActions(saved, () => setDialog('rename'));
  const { views, current, changed, choose } = saved;
  const offered: MenuItem[] = views.map((view) => ({
    id: view.id,
    label: view.own ? view.name : t('{name} (shared)', { name: view.name }),
    icon: view.id === current?.id ? 'check' : 'bookmark',
    onSelect: () => choose(view),
  }));
  const items: MenuItem[] = [
    ...offered,
    ...(current ? [{ label: t('Without a view'), icon: 'list' as const, onSelect: () => choose(null) }] : []),
    { label: t('Save as…'), icon: 'plus', apart: offered.length > 0, onSelect: () => setDialog('save') },
    ...actions,
  ];
  return (
    <>
      <Menu label={t('Views')} items={items} className="btn btn-ghost btn-sm">
        <Icon name="bookmark" />
        <span className={current ? 'at-clip' : 'at-not-phone'}>{sayView(current?.name, changed)}</span>
      </Menu>
      {dialog && (
        <ViewDialog
          list={list.description.key}
          saved={saved}
          renamed={dialog === 'rename' ? current : null}
          onSaved={(id) => list.change({ view: id })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function sayView(name: string | undefined, changed: boolean): string {
  if (name === undefined) return t('Views');
  return changed ? t('{name} (changed)', { name }) : name;
}
