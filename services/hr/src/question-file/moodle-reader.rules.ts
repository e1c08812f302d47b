import {
  BYTES_OF_MB,
  HANDED_KINDS,
  MOST_HANDED,
  MOST_HANDED_MB,
  QUESTION_FILE_MOST,
  type ContentOf,
  type HandedKind,
  type QuestionContent,
} from '@atrium/contracts';
import { readXml, XmlRefusal, type XmlElement } from './moodle-xml.rules.js';
import { plainHtml } from './plain-html.rules.js';
import { EntryRefusal, entryOf, type FileEntry, type QuestionDraft } from './question-draft.rules.js';
import {
  essayOf,
  inHundredths,
  matchOf,
  multipleOf,
  numberOf,
  shortTextOf,
  singleOf,
  type WeightedAnswer,
} from './weighted-answers.rules.js';

/** The questions of a Moodle XML file, each examined. */
export function readMoodle(file: string): FileEntry[] {
  try {
    const root = readXml(file);
    if (root.name !== 'quiz') throw new XmlRefusal('xml', root.line);
    return root.children
      .filter(({ name, attributes }) => name === 'question' && attributes['type'] !== 'category')
      .slice(0, QUESTION_FILE_MOST + 1)
      .map((question) => entryOf(question.line, nameOf(question), () => questionOf(question)));
  } catch (error) {
    if (error instanceof XmlRefusal) return [{ line: error.line, text: '', draft: null, why: error.message }];
    throw error;
  }
}

const all = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);
const first = (element: XmlElement, ...names: string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((at, name) => at && all(at, name)[0], element);
const valueOf = (element: XmlElement, name: string): string => first(element, name)?.text.trim() ?? '';
const nameOf = (question: XmlElement): string =>
  first(question, 'questiontext', 'text')?.text ?? first(question, 'name', 'text')?.text ?? '';

/** What an element with a format says. */
function textOf(element: XmlElement | undefined): string {
  if (!element) return '';
  if (first(element, 'file')) throw new EntryRefusal('picture');
  const text = first(element, 'text')?.text ?? element.text;
  const isPlain = ['plain_text', 'markdown'].includes(element.attributes['format'] ?? 'html');
  return isPlain ? text.trim() : plainHtml(text);
}
const lineOf = (element: XmlElement | undefined): string => textOf(element).replaceAll(/\s+/g, ' ');

function questionOf(question: XmlElement): QuestionDraft {
  const text = textOf(first(question, 'questiontext'));
  const grade = valueOf(question, 'defaultgrade');
  const points = grade === '' ? 1 : numberOf(grade);
  const { content, costs } = contentOf(question, { text, points });
  return {
    text,
    points,
    cost: inHundredths(costs * points),
    tags: (first(question, 'tags')?.children ?? []).map(lineOf),
    feedback: textOf(first(question, 'generalfeedback')),
    content,
  };
}

interface Asked {
  text: string;
  points: number;
}
const free = (content: QuestionContent) => ({ content, costs: 0 });

function contentOf(
  question: XmlElement,
  { text, points }: Asked,
): { content: QuestionContent; costs: number } {
  switch (question.attributes['type']) {
    case 'multichoice':
      return valueOf(question, 'single') === 'false'
        ? free(multipleOf(answersOf(question)))
        : singleOf(answersOf(question));
    case 'truefalse': {
      const right = answersOf(question).find(({ percent }) => percent > 0);
      if (!right) throw new EntryRefusal('noRight');
      return free({ kind: 'trueFalse', right: right.text.toLowerCase() === 'true' });
    }
    case 'shortanswer':
      return free(shortTextOf(answersOf(question), valueOf(question, 'usecase') === '1'));
    case 'numerical':
      return free({ kind: 'number', accepted: all(question, 'answer').map(numberedOf) });
    case 'matching':
      return free(matchOf(all(question, 'subquestion').map(pairOf)));
    case 'ordering': {
      const items = all(question, 'answer').map((answer, place) => ({
        id: `i${String(place)}`,
        text: lineOf(answer),
      }));
      return free({ kind: 'order', items, scoring: 'position' });
    }
    case 'essay':
      return free(handedOf(question, essayOf(text, points)));
    case 'description':
      throw new EntryRefusal('asksNothing');
    default:
      throw new EntryRefusal('kind');
  }
}

const percentOf = ({ attributes }: XmlElement): number => numberOf(attributes['fraction'] ?? '100');

const answersOf = (question: XmlElement): WeightedAnswer[] =>
  all(question, 'answer').map((answer) => ({ text: lineOf(answer), percent: percentOf(answer) }));

const WHOLE = 100;

function numberedOf(answer: XmlElement) {
  if (percentOf(answer) !== WHOLE) throw new EntryRefusal('partCredit');
  const tolerance = valueOf(answer, 'tolerance');
  return {
    value: numberOf(lineOf(answer)),
    tolerance: tolerance === '' ? 0 : numberOf(tolerance),
    toleranceIn: 'absolute' as const,
  };
}

const pairOf = (pair: XmlElement) => ({ item: lineOf(pair), choice: lineOf(first(pair, 'answer')) });

const ENDINGS: Readonly<Record<HandedKind, RegExp>> = {
  pdf: /\.pdf\b/,
  document: /document|\.(?:docx?|odt)\b/,
  spreadsheet: /spreadsheet|\.(?:xlsx?|ods)\b/,
  presentation: /presentation|\.(?:pptx?|odp)\b/,
  image: /image|\.(?:jpe?g|png|webp|gif|avif)\b/,
  text: /\.(?:txt|csv|md)\b/,
};

/** Where files alone are asked for, they are handed in here, too. @throws {EntryRefusal} */
function handedOf(question: XmlElement, essay: ContentOf<'longText'>): QuestionContent {
  const asked = Number(valueOf(question, 'attachments'));
  if (!Number.isInteger(asked) || asked === 0) return essay;
  if (valueOf(question, 'responseformat') !== 'noinline') {
    if (Number(valueOf(question, 'attachmentsrequired')) > 0) throw new EntryRefusal('textAndFiles');
    return essay;
  }
  const types = valueOf(question, 'filetypeslist');
  const accepts = HANDED_KINDS.filter((kind) => types === '' || ENDINGS[kind].test(types));
  if (accepts.length === 0) throw new EntryRefusal('kind');
  const bytes = Number(valueOf(question, 'maxbytes'));
  return {
    kind: 'file',
    accepts,
    // -1: as many as one likes.
    most: asked < 0 ? MOST_HANDED : Math.min(asked, MOST_HANDED),
    maxMb:
      bytes > 0 ? Math.min(MOST_HANDED_MB, Math.max(1, Math.floor(bytes / BYTES_OF_MB))) : MOST_HANDED_MB,
    rubric: essay.rubric,
  };
}
