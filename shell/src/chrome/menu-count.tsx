import { t } from '@atrium/sdk';
import { useGetInboxCountsQuery } from '../inbox/inbox.api.js';
import type { NavigationItem } from '../navigation/navigation.rules.js';

/** How much waits behind these entries of the menu. The request is the one of the top bar. */
export function useMenuCount(items: readonly NavigationItem[]): number {
  const { data } = useGetInboxCountsQuery();
  return items.reduce((sum, { badge }) => sum + ((badge && data?.badges[badge]) || 0), 0);
}

/** In words, for whoever does not see the number. */
export function countWords(count: number): string {
  return t('{count, plural, one {# new} other {# new}}', { count });
}

/** The number at the end of a line of the menu; nothing when nothing waits. */
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
