/** The longest text to search for. */
export const SEARCH_TEXT_MAX = 100;
