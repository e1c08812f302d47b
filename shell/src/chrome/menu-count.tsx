import { t } from '@atrium/sdk';
import { useGetInboxCountsQuery } from '../inbox/inbox.api.js';
import type { NavigationItem } from '../navigation/navigation.rules.js';

/** The sum of the counts behind these entries of the menu. It uses the top bar's request. */
export function useMenuCount(items: readonly NavigationItem[]): number {
  const { data } = useGetInboxCountsQuery();
  return items.reduce((sum, { badge }) => sum + ((badge && data?.badges[badge]) || 0), 0);
}

/** The count in words, for screen readers. */
export function countWords(count: number): string {
  return t('{count, plural, one {# new} other {# new}}', { count });
}

/** The count at the end of a line of the menu; nothing for 0. */
export function MenuCount({ items }: { items: readonly NavigationItem[] }) {
  const count = useMenuCount(items);
  if (count === 0) return null;
  return (
    <>
      <span className="at-nav-n" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">({countWords(count)})</span>
    </>
  );
}
