import type { QuestionContent } from '@atrium/contracts';
import { KEPT_SIGN, readGift } from './gift-reader.rules.js';
import { giftText } from './gift-text.rules.js';
import { beyond, draftOf, type QuestionDraft } from './question-draft.rules.js';

const HEADING =
  '// Lines that begin with "// atrium" keep what GIFT has no words for. Take such a line out where you change the answers below it.';

/** A bank as GIFT. Read again by Atrium it is the same bank; other programs skip what is Atrium's alone. */
export const giftOf = (questions: readonly QuestionDraft[]): string =>
  [HEADING, ...questions.map((question) => entryTextOf(draftOf(question)))].join('\n\n').concat('\n');

function entryTextOf(question: QuestionDraft): string {
  const plain = plainOf(question);
  const [read] = readGift(plain);
  const kept = beyond(question, read?.draft ?? null);
  return Object.keys(kept).length === 0 ? plain : `${KEPT_SIGN}${JSON.stringify(kept)}\n${plain}`;
}

const isTag = (tag: string): boolean => /^[\p{L}\p{N} _-]+$/u.test(tag);

function plainOf({ text, tags, content, feedback }: QuestionDraft): string {
  const comment = tags.some(isTag)
    ? `// ${tags
        .filter(isTag)
        .map((tag) => `[tag:${tag}]`)
        .join(' ')}\n`
    : '';
  const more = feedback === '' ? '' : `####${giftText(feedback)}`;
  return `${comment}[plain]${giftText(text)} {${bodyOf(content)}${more}}`;
}

const lines = (each: readonly string[]): string => `\n${each.join('\n')}\n`;
const weight = (percent: number): string => `%${String(Number(percent.toFixed(5)))}%`;
const HUNDRED = 100;

/** The nearest that GIFT has for it. */
function bodyOf(content: QuestionContent): string {
  switch (content.kind) {
    case 'single':
      return lines(
        content.options.map(({ id, text }) => `${id === content.right ? '=' : '~'}${giftText(text)}`),
      );
    case 'multiple': {
      const [rights, wrongs] = [content.right.length, content.options.length - content.right.length];
      const share = (id: string) => (content.right.includes(id) ? HUNDRED / rights : -HUNDRED / wrongs);
      return lines(content.options.map(({ id, text }) => `~${weight(share(id))}${giftText(text)}`));
    }
    case 'trueFalse':
      return content.right ? 'TRUE' : 'FALSE';
    case 'number':
      return `#${lines(
        content.accepted.map(({ value, tolerance, toleranceIn }) => {
          const by = toleranceIn === 'relative' ? Math.abs(value) * tolerance : tolerance;
          return `=${String(value)}:${String(by)}`;
        }),
      )}`;
    case 'shortText':
      return lines(
        content.accepted.map(
          ({ text, credit }) => `=${credit === 1 ? '' : weight(credit * HUNDRED)}${giftText(text)}`,
        ),
      );
    case 'match': {
      const textOf = new Map(content.choices.map(({ id, text }) => [id, text]));
      const paired = new Set(Object.values(content.pairs));
      const pairs = content.items.map(({ id, text }) => [text, textOf.get(content.pairs[id] ?? '') ?? '']);
      const others = content.choices.filter(({ id }) => !paired.has(id)).map(({ text }) => ['', text]);
      return lines(
        [...pairs, ...others].map(([item = '', choice = '']) => `=${giftText(item)} -> ${giftText(choice)}`),
      );
    }
    case 'order':
      return lines(content.items.map(({ text }, place) => `=${giftText(text)} -> ${String(place + 1)}`));
    default:
      return '';
  }
}
