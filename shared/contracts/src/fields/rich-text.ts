import { z } from 'zod';
import { idSchema, withoutControls } from '../lists/fields.js';

/** Nothing else can be opened from a text, a script in particular. */
const href = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/|mailto:)\S+$/i, 'Enter a link that starts with https://.');

const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
]);

// They cannot be seen, so that nobody could take them out again.
const wordsSchema = z.string().min(1).overwrite(withoutControls);

const inlineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: wordsSchema, marks: z.array(markSchema).optional() }),
  z.object({ type: z.literal('hardBreak') }),
  z.object({ type: z.literal('mention'), attrs: z.object({ id: idSchema, label: z.string().max(200) }) }),
]);

const paragraphSchema = z.object({ type: z.literal('paragraph'), content: z.array(inlineSchema).optional() });

const listItemSchema = z.object({
  type: z.literal('listItem'),
  get content() {
    return z.array(z.discriminatedUnion('type', [paragraphSchema, bulletListSchema, orderedListSchema]));
  },
});
const bulletListSchema = z.object({ type: z.literal('bulletList'), content: z.array(listItemSchema) });
const orderedListSchema = z.object({ type: z.literal('orderedList'), content: z.array(listItemSchema) });

/** A picture that was uploaded before. */
const imageSchema = z.object({
  type: z.literal('image'),
  attrs: z.object({ fileId: idSchema, alt: z.string().max(200) }),
});

const blockSchema = z.discriminatedUnion('type', [
  paragraphSchema,
  bulletListSchema,
  orderedListSchema,
  imageSchema,
]);

const MOST_BLOCKS = 2000;

/** A text with bold, italics, lists, links, mentions and pictures. What is not known here is left out. */
export const richTextSchema = z.object({
  type: z.literal('doc'),
  content: z.array(blockSchema).max(MOST_BLOCKS),
});
export type RichText = z.infer<typeof richTextSchema>;
export type RichTextBlock = z.infer<typeof blockSchema>;
export type RichTextItem = z.infer<typeof listItemSchema>;
export type RichTextInline = z.infer<typeof inlineSchema>;
