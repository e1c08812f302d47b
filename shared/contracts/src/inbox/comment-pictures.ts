import type { RichText } from '../fields/rich-text.js';

/** Pictures in comments. */
export const COMMENT_PICTURE_USE = 'inbox.comment-picture';
export const COMMENT_PICTURE_LIMIT = 5_000_000;
/** Most pictures of one comment. */
export const MOST_COMMENT_PICTURES = 10;

/** Ids of the files that a text shows, each once. */
export const picturesOf = ({ content }: RichText): string[] => [
  ...new Set(content.flatMap((block) => (block.type === 'image' ? [block.attrs.fileId] : []))),
];
