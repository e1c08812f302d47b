import type { RichText, RichTextInline, RichTextItem } from '@atrium/contracts';

type Names = ReadonlyMap<string, string>;
type TextBlock = RichTextItem['content'][number];

/** A mention shows the name that the person has; what names nobody is the text that it looked like. */
export function withNames({ content, ...text }: RichText, names: Names): RichText {
  return {
    ...text,
    content: content.map((block) => (block.type === 'image' ? block : inBlock(block, names))),
  };
}

function inBlock(block: TextBlock, names: Names): TextBlock {
  if (block.type !== 'paragraph')
    return { ...block, content: block.content.map((item) => inItem(item, names)) };
  const { content } = block;
  return { ...block, ...(content && { content: content.map((part) => inLine(part, names)) }) };
}

const inItem = ({ content, ...item }: RichTextItem, names: Names): RichTextItem => ({
  ...item,
  content: content.map((block) => inBlock(block, names)),
});

function inLine(part: RichTextInline, names: Names): RichTextInline {
  if (part.type !== 'mention') return part;
  const { id, label } = part.attrs;
  const name = names.get(id);
  return name === undefined ? { type: 'text', text: `@${label}` } : { ...part, attrs: { id, label: name } };
}
