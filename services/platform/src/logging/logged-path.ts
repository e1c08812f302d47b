/** Longer than a UUID: a longer part of a path is a token, which gives access to whoever reads it. */
const LONGEST_NAME = 40;

/** The path of a URL for the log: without the query, and with tokens removed. */
export const loggedPath = (url: string): string =>
  (url.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (part.length > LONGEST_NAME ? '[hidden]' : part))
    .join('/');
