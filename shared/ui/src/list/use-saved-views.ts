import { firstColumns, type SavedView, type ViewContent } from '@atrium/contracts';
import { useEffect, useRef } from 'react';
import { firstSort } from './list-values.rules.js';
import { useListSavedViewsQuery } from './saved-views.api.js';
import type { List } from './use-list.js';

/** The content that a view saved now would have. */
function contentOf({ values, columns }: List): ViewContent {
  const { search, sort, filters } = values;
  return { search, sort, filters, columns: columns.keys };
}

/** The views of a list, the current one, and changing between them. */
export function useSavedViews(list: List) {
  const { description, values, columns, change } = list;
  const { data } = useListSavedViewsQuery(description.key);
  const views = data?.items ?? [];
  const current = views.find(({ id }) => id === values.view) ?? null;
  const content = contentOf(list);

  const choose = (view: SavedView | null) => {
    const { search = '', sort = firstSort(description), filters = {} } = view ?? {};
    change({ search, sort, filters: () => filters, view: view?.id ?? null });
    columns.choose(view?.columns ?? firstColumns(description));
  };
  useFirstView(list, data?.items, choose);
  return {
    views,
    current,
    /** Whether the list differs from its view. */
    changed: current !== null && !isSame(content, current),
    mayShare: data?.mayShare ?? false,
    content,
    choose,
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;

/** A list opened without search, filters or order begins with the person's default view, or with the one in the URL. */
function useFirstView(
  { description, values }: List,
  views: readonly SavedView[] | undefined,
  choose: (view: SavedView) => void,
): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!views || begun.current) return;
    begun.current = true;
    const { search, sort, filters } = values;
    const untouched = search === '' && sort === firstSort(description) && Object.keys(filters).length === 0;
    const first = views.find(({ id, isDefault }) => (values.view ? id === values.view : isDefault));
    if (untouched && first) choose(first);
  });
}

function isSame(one: ViewContent, other: ViewContent): boolean {
  const text = ({ search, sort, filters, columns }: ViewContent) =>
    JSON.stringify([search, sort, Object.entries(filters).sort(), columns]);
  return text(one) === text(other);
}
