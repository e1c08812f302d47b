/** What a process that reads a file tells of it, one a line: parts of its content, and finally the result. */
export type ReaderMessage = { content: string } | { end: true } | { refusal: string };

const [CONTENT, END, REFUSAL] = ['=', '.', '!'];

/** @param message whose texts have no line ends: JSON, or a sentence */
export function writeMessage(message: ReaderMessage): string {
  if ('content' in message) return `${CONTENT}${message.content}`;
  return 'end' in message ? END : `${REFUSAL}${message.refusal}`;
}

/** @param line from a process of our own */
export function readMessage(line: string): ReaderMessage {
  if (line.startsWith(CONTENT)) return { content: line.slice(1) };
  return line === END ? { end: true } : { refusal: line.slice(1) };
}
