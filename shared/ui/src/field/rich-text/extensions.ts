import { Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { fileUrl } from '@atrium/sdk';

const SAFE = /^(?:https?:\/\/|mailto:)/i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: { default: null }, label: { default: '' } }),
  renderHTML: ({ node }) => ['span', { class: 'at-mention' }, `@${textOf(node.attrs['label'])}`],
  renderText: ({ node }) => `@${textOf(node.attrs['label'])}`,
});

const Image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  addAttributes: () => ({ fileId: { default: null }, alt: { default: '' } }),
  renderHTML: ({ node }) => [
    'img',
    { src: fileUrl(textOf(node.attrs['fileId'])), alt: textOf(node.attrs['alt']) },
  ],
});

/** What every text can have. */
export const MARKED_TEXT_EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  UndoRedo,
];

/** All that a text can have; what is pasted is held to it. */
export const RICH_TEXT_EXTENSIONS = [
  ...MARKED_TEXT_EXTENSIONS,
  Mention,
  Image,
  Link.configure({ openOnClick: false, autolink: true, isAllowedUri: (url) => SAFE.test(url) }),
];
