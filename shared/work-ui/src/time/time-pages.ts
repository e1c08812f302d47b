/** Pages of hours beside the tasks, by their name in the address. */
export const TIME_PAGES = ['week', 'approve'] as const;
export type TimePageName = (typeof TIME_PAGES)[number];
