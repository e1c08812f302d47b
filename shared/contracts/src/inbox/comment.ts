import { z } from 'zod';
import { richTextSchema, type RichText, type RichTextBlock, type RichTextItem } from '../fields/rich-text.js';
import { idSchema } from '../lists/fields.js';
import { subjectPlaceSchema } from '../platform/record-history.js';
import { MOST_COMMENT_PICTURES, picturesOf } from './comment-pictures.js';

/** Most characters of a comment. */
const MOST = 10_000;

type Node = RichTextBlock | RichTextItem;

const partsOf = (node: Node): readonly Node[] =>
  node.type === 'bulletList' || node.type === 'orderedList' || node.type === 'listItem' ? node.content : [];

const inlinesOf = (node: Node) => (node.type === 'paragraph' ? (node.content ?? []) : []);

function listNodes(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...listNodes(partsOf(node))]);
}

export interface Mention {
  /** Id of the account. */
  id: string;
  label: string;
}

/** The people whom a text mentions, each once. */
export function mentionsIn({ content }: RichText): Mention[] {
  const mentions = listNodes(content)
    .flatMap(inlinesOf)
    .flatMap((part) => (part.type === 'mention' ? [part.attrs] : []));
  return [...new Map(mentions.map((mention) => [mention.id, mention])).values()];
}

/** The words of a text without its form. */
export function plainText({ content }: RichText): string {
  const lines = listNodes(content)
    .filter(({ type }) => type === 'paragraph')
    .map((node) =>
      inlinesOf(node)
        .map((part) => {
          if (part.type === 'mention') return `@${part.attrs.label}`;
          return part.type === 'text' ? part.text : ' ';
        })
        .join(''),
    );
  return lines.join('\n').trim();
}

const commentTextSchema = richTextSchema
  .refine((text) => plainText(text) !== '' || picturesOf(text).length > 0, 'Write a comment.')
  .refine((text) => plainText(text).length <= MOST, 'Use at most 10,000 characters.')
  .refine((text) => picturesOf(text).length <= MOST_COMMENT_PICTURES, 'Use at most 10 pictures.');

/** A comment on a record of any kind, read by whoever may read the record. */
export const commentSchema = z.object({
  id: idSchema,
  author: z.object({ id: idSchema, name: z.string() }),
  text: richTextSchema,
  createdAt: z.string(),
  /** Null until its author changes it. */
  editedAt: z.string().nullable(),
  version: z.number().int(),
  /** Whether the asking person wrote it, and so may change and delete it. */
  mine: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

/** The newest first. `before` is the `next` of the page after it. */
export const commentQuerySchema = subjectPlaceSchema.extend({ before: idSchema.optional() });
export type CommentQuery = z.infer<typeof commentQuerySchema>;
export const commentListSchema = z.object({
  items: z.array(commentSchema),
  total: z.number().int(),
  next: idSchema.nullable(),
});
export type CommentList = z.infer<typeof commentListSchema>;

export const createCommentSchema = z.strictObject({
  ...subjectPlaceSchema.shape,
  text: commentTextSchema,
  /** Of the mentioned, those whom the author makes watchers, so that they can read the record. */
  watcherIds: z.array(idSchema).max(50).optional(),
});
export type CreateComment = z.infer<typeof createCommentSchema>;
export const updateCommentSchema = z.strictObject({ version: z.number().int(), text: commentTextSchema });
export type UpdateComment = z.infer<typeof updateCommentSchema>;

/** Asks which of some accounts, separated by commas, cannot read the record. */
export const unableQuerySchema = subjectPlaceSchema.extend({
  users: z
    .string()
    .max(2000)
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(50)),
});
export type UnableQuery = z.infer<typeof unableQuerySchema>;
export const unableSchema = z.object({
  items: z.array(idSchema),
  /** Whether the asking person may make them watchers, who can read it. */
  addable: z.boolean(),
});
export type Unable = z.infer<typeof unableSchema>;
