/** The permission that guards the company's calendar, its rooms and its settings. */
export const CALENDAR_RESOURCE = { tab: 'hrOperations', resource: 'calendar' } as const;

export const CALENDAR_VIEW_NAMES = ['month', 'week', 'day', 'agenda'] as const;

/** The hues of the theme in which a source is shown; a colour never stands alone. */
export const CALENDAR_HUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Of whole days an evening before: minutes before their midnight. */
export const EVENING_BEFORE = 360;
