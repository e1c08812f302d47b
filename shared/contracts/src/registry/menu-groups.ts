/** Groups of the menu that belong to no remote: the shell and any remote put entries into them. */
export const MENU_GROUPS = ['work'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** The page of an entry of the menu, without the query that names a part of it. */
export const pageOfEntry = (path: string): string => path.split('?', 1)[0] ?? path;
