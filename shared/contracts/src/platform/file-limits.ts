/** Most bytes of one part of an upload: a slow connection must be able to send it within a request's time limit. */
export const FILE_PART_LIMIT = 4 * 1024 * 1024;

export const FILE_VARIANTS = ['full', 'small'] as const;
export type FileVariant = (typeof FILE_VARIANTS)[number];

/** Most people asked for in one request. */
export const PHOTOS_AT_ONCE = 100;

/** The link that opens a request whose body is a file: addresses are kept in logs. */
export const LINK_HEADER = 'x-atrium-link';
