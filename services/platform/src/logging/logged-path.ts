/** Longer than a UUID: what is so long in an address of ours is a token, which opens something to whoever reads it. */
const LONGEST_NAME = 40;

/** The path of an address as it may stand in a log: without query, and with nothing in it that opens anything. */
export const loggedPath = (url: string): string =>
  (url.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (part.length > LONGEST_NAME ? '[hidden]' : part))
    .join('/');
