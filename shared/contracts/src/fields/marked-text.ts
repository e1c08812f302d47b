import type { RichText, RichTextBlock, RichTextInline, RichTextItem } from './rich-text.js';

/**
 * Texts that are stored as they read, with a few marks of Markdown: **bold**, *italic*, lines that start with "- " and
 * lines that are numbered from "1." on. A backslash takes a mark its meaning. Whatever is no mark stays a text, so that
 * texts which were written without marks keep their words. Nothing of it is HTML.
 */

type Line = RichTextInline[];
type TextPart = Extract<RichTextInline, { type: 'text' }>;
type List = Extract<RichTextBlock, { type: 'bulletList' | 'orderedList' }>;

interface ListLine {
  level: number;
  /** Null: a bullet. */
  number: number | null;
  words: string;
}

const MOST_LEVELS = 4;
const BULLET = /^( *)- +(?=\S)(.*)$/;
const NUMBERED = /^( *)(\d{1,3})\. +(?=\S)(.*)$/;
const STARS = /(\\[\\*.-])|(\*+)/g;

/** A text with marks, as what it shows. */
export function readMarked(text: string): RichText {
  const content: RichTextBlock[] = [];
  let open: Open = { kind: 'none' };
  for (const line of text.split('\n')) open = take(content, open, line);
  return { type: 'doc', content };
}

type Open =
  | { kind: 'none' }
  | { kind: 'paragraph'; lines: Line }
  /** The innermost list last. An ordered list goes on after an empty line. */
  | { kind: 'lists'; lists: List[]; rested: boolean };

function take(content: RichTextBlock[], open: Open, line: string): Open {
  if (line.trim() === '') return open.kind === 'lists' ? { ...open, rested: true } : { kind: 'none' };
  const lists = open.kind === 'lists' ? open.lists : [];
  const marked = listLineOf(line, lists.length);
  if (marked && belongs(marked, open))
    return { kind: 'lists', lists: put(content, lists, marked), rested: false };
  if (marked && begins(marked)) {
    const around = open.kind === 'lists' && !open.rested ? lists.slice(0, marked.level) : [];
    return { kind: 'lists', lists: put(content, around, marked), rested: false };
  }
  const inner = lists.at(-1)?.content.at(-1)?.content[0];
  if (open.kind === 'lists' && !open.rested && line.startsWith('  ') && inner?.type === 'paragraph') {
    (inner.content ??= []).push({ type: 'hardBreak' }, ...readLine(line.trimStart()));
    return open;
  }
  if (open.kind === 'paragraph') {
    open.lines.push({ type: 'hardBreak' }, ...readLine(line));
    return open;
  }
  const lines = readLine(line);
  content.push({ type: 'paragraph', content: lines });
  return { kind: 'paragraph', lines };
}

/** @param depth how many lists are open */
function listLineOf(line: string, depth: number): ListLine | null {
  const found = BULLET.exec(line) ?? NUMBERED.exec(line);
  if (!found) return null;
  const [, indent = '', second = '', third] = found;
  const level = Math.min(Math.floor(indent.length / 2), depth, MOST_LEVELS - 1);
  return third === undefined
    ? { level, number: null, words: second }
    : { level, number: Number(second), words: third };
}

/** A number that does not follow is no mark: its line says what it says. */
function belongs({ level, number }: ListLine, open: Open): boolean {
  if (open.kind !== 'lists') return false;
  const list = open.lists[level];
  if (!list) return !open.rested && (number === null || number === 1);
  if (number === null) return list.type === 'bulletList' && !open.rested;
  return list.type === 'orderedList' && number === list.content.length + 1;
}

const begins = ({ number }: ListLine): boolean => number === null || number === 1;

/** Adds an item to the list of its level. @returns the lists that are open now */
function put(content: RichTextBlock[], open: readonly List[], { level, number, words }: ListLine): List[] {
  const item: RichTextItem = { type: 'listItem', content: [{ type: 'paragraph', content: readLine(words) }] };
  const at = Math.min(level, open.length);
  const known = open[at];
  if (known) {
    known.content.push(item);
    return open.slice(0, at + 1);
  }
  const list: List = { type: number === null ? 'bulletList' : 'orderedList', content: [item] };
  const around = open[at - 1]?.content.at(-1);
  (around?.content ?? content).push(list);
  return [...open.slice(0, at), list];
}

interface Run {
  /** Where its stars begin and end. */
  from: number;
  to: number;
  bold: boolean;
  italic: boolean;
}

type Style = 'bold' | 'italic';

/** One line: stars that stand at the words which they mark, in twos, are marks. */
function readLine(line: string): Line {
  const runs: Run[] = [...line.matchAll(STARS)].flatMap(({ 2: stars, index }) =>
    stars && stars.length <= 3
      ? [{ from: index, to: index + stars.length, bold: stars.length > 1, italic: stars.length !== 2 }]
      : [],
  );
  const marks = { bold: pairs(line, runs, 'bold'), italic: pairs(line, runs, 'italic') };
  const parts: Line = [];
  const on = { bold: false, italic: false };
  let from = 0;
  for (const run of runs) {
    add(parts, line.slice(from, run.from), on);
    for (const style of ['bold', 'italic'] as const) {
      if (marks[style].has(run)) on[style] = !on[style];
      else if (run[style]) add(parts, style === 'bold' ? '**' : '*', on);
    }
    from = run.to;
  }
  add(parts, line.slice(from), on);
  return parts;
}

/** The runs of stars of which one begins a mark and the next ends it. */
function pairs(line: string, runs: readonly Run[], style: Style): Set<Run> {
  const paired = new Set<Run>();
  let open: Run | null = null;
  for (const run of runs.filter((one) => one[style])) {
    if (open && /\S/.test(line[run.from - 1] ?? ' ')) {
      paired.add(open).add(run);
      open = null;
    } else if (!open && /\S/.test(line[run.to] ?? ' ')) open = run;
  }
  return paired;
}

function add(parts: Line, raw: string, on: Record<Style, boolean>): void {
  const text = raw.replaceAll(/\\([\\*.-])/g, '$1');
  if (text === '') return;
  const marks = (['bold', 'italic'] as const).filter((style) => on[style]).map((type) => ({ type }));
  const last = parts.at(-1);
  if (last?.type === 'text' && sameMarks(last, marks)) last.text += text;
  else parts.push(marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text });
}

const sameMarks = ({ marks = [] }: TextPart, other: readonly { type: string }[]): boolean =>
  marks.map(({ type }) => type).join(' ') === other.map(({ type }) => type).join(' ');

/** What an editor shows, as a text with marks. Of what has no mark here, such as a link, the words stay. */
export const writeMarked = ({ content }: RichText): string =>
  content
    .map((block) => writeBlock(block, 0))
    .filter((text) => text.trim() !== '')
    .join('\n\n')
    .trim();

function writeBlock(block: RichTextBlock, level: number): string {
  if (block.type === 'image') return '';
  if (block.type === 'paragraph') return linesOf(block).map(escapeStart).join('\n');
  const lines: string[] = [];
  let number = 0;
  for (const { content } of block.content) {
    const [head = '', ...more] = content.flatMap((part) => (part.type === 'paragraph' ? linesOf(part) : []));
    const indent = '  '.repeat(Math.min(level, MOST_LEVELS - 1));
    if (head !== '') number += 1;
    if (head !== '')
      lines.push(indent + (block.type === 'bulletList' ? '- ' : `${number}. `) + itemLine(head));
    lines.push(...more.map((line) => `${indent}  ${itemLine(line)}`));
    for (const part of content) if (part.type !== 'paragraph') lines.push(writeBlock(part, level + 1));
  }
  return lines.filter((line) => line !== '').join('\n');
}

const linesOf = ({ content = [] }: Extract<RichTextBlock, { type: 'paragraph' }>): string[] =>
  writeLines(content).filter((line) => line.trim() !== '');

const itemLine = (line: string): string => escapeStart(line.trimStart());

/** A line that only looks like one of a list. */
const escapeStart = (line: string): string =>
  line.replace(/^(\s*)-(?=\s)/, '$1\\-').replace(/^(\s*\d{1,3})\.(?=\s)/, '$1\\.');

function writeLines(parts: readonly RichTextInline[]): string[] {
  const lines: RichTextInline[][] = [[]];
  for (const part of parts) {
    if (part.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(part);
  }
  return lines.map(writeLine);
}

/** Marks stand at words: blanks at their ends stand outside of them. */
function writeLine(parts: readonly RichTextInline[]): string {
  const spans = parts.flatMap(spansOf);
  let line = '';
  let on = { bold: false, italic: false };
  for (const span of [...spans, { text: '', bold: false, italic: false }]) {
    line += (on.bold !== span.bold ? '**' : '') + (on.italic !== span.italic ? '*' : '') + span.text;
    on = span;
  }
  return line;
}

function spansOf(part: RichTextInline): ({ text: string } & Record<Style, boolean>)[] {
  const text = part.type === 'text' ? part.text : part.type === 'mention' ? `@${part.attrs.label}` : '';
  const types = part.type === 'text' ? (part.marks ?? []).map(({ type }) => type) : [];
  const style = { bold: types.includes('bold'), italic: types.includes('italic') };
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  const plain = { bold: false, italic: false };
  return [
    { text: before, ...plain },
    { text: words.replaceAll(/[\\*]/g, '\\$&'), ...style },
    { text: after, ...plain },
  ].filter((span) => span.text !== '');
}

/** The words of a text without its marks. */
export function plainMarked(text: string): string {
  const plain = (block: RichTextBlock): string => {
    if (block.type === 'image') return '';
    if (block.type === 'paragraph')
      return (block.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join('');
    return block.content.map((item) => item.content.map(plain).join('\n')).join('\n');
  };
  return readMarked(text).content.map(plain).join('\n');
}
