/** The most bytes of one part of an upload: a slow line must get it through within the time that a request has. */
export const FILE_PART_LIMIT = 4 * 1024 * 1024;

export const FILE_VARIANTS = ['full', 'small'] as const;
export type FileVariant = (typeof FILE_VARIANTS)[number];

/** So many people are asked for at a time. */
export const PHOTOS_AT_ONCE = 100;
