import { QUESTION_FILE_MOST } from '@atrium/contracts';
import { answersOf } from './gift-answers.rules.js';
import { hideSigns, shownText, unhidden } from './gift-text.rules.js';
import { plainHtml } from './plain-html.rules.js';
import { EntryRefusal, entryOf, type FileEntry, type QuestionDraft } from './question-draft.rules.js';
import { inHundredths } from './weighted-answers.rules.js';

/** Before what GIFT cannot say of a question, as JSON. Other programs skip the line. */
export const KEPT_SIGN = '// atrium ';
const TAG = /\[tag:([^\]]{1,80})\]/g;
const CATEGORY = /^\s*\$CATEGORY:/i;
const TITLE = /^\s*::([^]*?)::/;
const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;
const LONGEST = 100_000;

interface GiftEntry {
  line: number;
  comments: string[];
  lines: string[];
}

/** The questions of a GIFT file, each examined. */
export function readGift(file: string): FileEntry[] {
  const entries = entriesOf(hideSigns(file.replace(/^\uFEFF/, '')));
  return entries.slice(0, QUESTION_FILE_MOST + 1).map(({ line, comments, lines }) => {
    const body = lines.join('\n');
    return entryOf(line, shownText(body), () => questionOf(body, comments));
  });
}

/** Entries stand apart by an empty line; comments above one belong to it. */
function entriesOf(file: string): GiftEntry[] {
  const entries: GiftEntry[] = [];
  let open: GiftEntry = { line: 0, comments: [], lines: [] };
  const close = () => {
    if (open.lines.length > 0) entries.push(open);
    open = { line: 0, comments: [], lines: [] };
  };
  for (const [at, line] of [...file.split(/\r\n|\r|\n/)].entries()) {
    if (line.trim() === '') close();
    else if (line.trimStart().startsWith('//')) open.comments.push(line.trim());
    else if (!CATEGORY.test(line)) {
      if (open.lines.length === 0) open.line = at + 1;
      open.lines.push(line);
    }
  }
  close();
  return entries;
}

function questionOf(body: string, comments: readonly string[]): QuestionDraft {
  if (body.length > LONGEST) throw new EntryRefusal('tooLong');
  const kept = keptOf(comments);
  const tags = comments.flatMap((comment) =>
    [...comment.matchAll(TAG)].map(([, tag = '']) => shownText(tag)),
  );
  try {
    const plain = { tags: [...new Set(tags)], points: 1, ...plainOf(body, kept) };
    return { ...plain, ...kept };
  } catch (error) {
    // The comment has all of it where GIFT has no words for the question.
    if (isWhole(kept)) return kept;
    throw error;
  }
}

type Kept = Partial<QuestionDraft>;
const isWhole = (kept: Kept): kept is QuestionDraft => kept.text !== undefined && kept.content !== undefined;

function keptOf(comments: readonly string[]): Kept {
  const kept = comments.find((comment) => comment.startsWith(KEPT_SIGN));
  if (kept === undefined) return {};
  try {
    const given: unknown = JSON.parse(unhidden(kept.slice(KEPT_SIGN.length)));
    if (typeof given === 'object' && given !== null) return given;
  } catch {
    // As any other that is no object.
  }
  throw new EntryRefusal('markup');
}

function plainOf(body: string, { points = 1 }: Kept): Omit<QuestionDraft, 'tags' | 'points'> {
  const [title = '', name = ''] = TITLE.exec(body) ?? [];
  const [format = '', as = 'moodle'] = FORMAT.exec(body.slice(title.length)) ?? [];
  const asked = body.slice(title.length + format.length);
  const [open, close] = [asked.indexOf('{'), asked.indexOf('}')];
  if (open === -1) throw new EntryRefusal('asksNothing');
  if (close < open) throw new EntryRefusal('noEnd');
  const [before, behind] = [asked.slice(0, open), asked.slice(close + 1)];
  if (/[{}]/.test(behind)) throw new EntryRefusal('blocks');
  const [inside = '', feedback = ''] = splitAt(asked.slice(open + 1, close), '####');
  const say = (text: string) => (/html/i.test(as) ? plainHtml(shownText(text)) : shownText(text));
  const text = say(behind.trim() === '' ? before : `${before.trimEnd()} _____ ${behind.trimStart()}`);
  const asks = text === '' ? shownText(name) : text;
  const { content, costs } = answersOf(inside, asks);
  return { text: asks, feedback: say(feedback), cost: inHundredths(costs * points), content };
}

function splitAt(text: string, sign: string): string[] {
  const at = text.indexOf(sign);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + sign.length)];
}
