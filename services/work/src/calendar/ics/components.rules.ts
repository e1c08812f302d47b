import { plainText, type ContentLine } from './content-lines.rules.js';

/** A part of a file between BEGIN and END, with the parts in it. */
export interface Component {
  name: string;
  lines: readonly ContentLine[];
  parts: readonly Component[];
  /** Whether the file has its END. */
  isComplete: boolean;
}

interface OpenComponent extends Component {
  lines: ContentLine[];
  parts: Component[];
}

/** A calendar has events, which have alarms. What is nested deeper is passed over. */
const MOST_LEVELS = 8;

/** The parts of the file on its outermost level. */
export function readComponents(lines: readonly ContentLine[]): Component[] {
  const root: OpenComponent = { name: '', lines: [], parts: [], isComplete: true };
  const open = [root];
  for (const line of lines) {
    const inner = open.at(-1) ?? root;
    const name = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN' && open.length <= MOST_LEVELS) {
      // An event within an event shows that the end of the first is missing.
      if (name === inner.name) open.pop();
      const part = { name, lines: [], parts: [], isComplete: false };
      (open.at(-1) ?? root).parts.push(part);
      open.push(part);
    } else if (line.name === 'END') {
      const at = open.findLastIndex((each) => each.name === name);
      const ended = open[at];
      if (at > 0 && ended) ended.isComplete = true;
      if (at > 0) open.length = at;
    } else inner.lines.push(line);
  }
  return root.parts;
}

export const lineOf = ({ lines }: Component, name: string): ContentLine | undefined =>
  lines.find((line) => line.name === name);

export const linesOf = ({ lines }: Component, name: string): ContentLine[] =>
  lines.filter((line) => line.name === name);

/** The text of a property, without spaces around it; null if it is not there or empty. */
export function textOfLine(component: Component, name: string): string | null {
  const text = plainText(lineOf(component, name)?.value ?? '').trim();
  return text === '' ? null : text;
}
