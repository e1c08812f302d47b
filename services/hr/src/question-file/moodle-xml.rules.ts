import { QUESTION_FILE_WORDS, type QuestionFileProblem } from '@atrium/contracts';
import { SaxesParser } from 'saxes';

/** An element with what stands in it. */
export interface XmlElement {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

/** Thrown for the whole file, at the line where its reading ended. */
export class XmlRefusal extends Error {
  constructor(
    readonly problem: QuestionFileProblem,
    readonly line: number,
  ) {
    super(QUESTION_FILE_WORDS[problem]);
  }
}

const DEEPEST = 20;

/**
 * The root of a document. A document type, and with it every entity and external file, is refused before it is read;
 * only the five signs that XML itself has are resolved.
 * @throws {XmlRefusal}
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const top: XmlElement = { name: '', line: 0, attributes: {}, text: '', children: [] };
  const open = [top];
  const current = () => open.at(-1) ?? top;
  const add = (more: string) => {
    current().text += more;
  };
  parser.on('error', () => {
    throw new XmlRefusal('xml', parser.line);
  });
  parser.on('doctype', () => {
    throw new XmlRefusal('xmlParts', parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, line: parser.line, attributes, text: '', children: [] };
    current().children.push(element);
    open.push(element);
    if (open.length > DEEPEST) throw new XmlRefusal('xml', parser.line);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const [root] = top.children;
  if (!root) throw new XmlRefusal('xml', parser.line);
  return root;
}
