/** What a process that reads a file tells, one a line: that it begins, parts of the content, and finally the result. */
export type ReaderMessage = { begun: true } | { content: string } | { end: true } | { refusal: string };

const [BEGUN, CONTENT, END, REFUSAL] = ['>', '=', '.', '!'];

/** @param message whose texts have no line ends: JSON, or a sentence */
export function writeMessage(message: ReaderMessage): string {
  if ('content' in message) return `${CONTENT}${message.content}`;
  if ('begun' in message) return BEGUN;
  return 'end' in message ? END : `${REFUSAL}${message.refusal}`;
}

/** @param line from a process of our own */
export function readMessage(line: string): ReaderMessage {
  if (line.startsWith(CONTENT)) return { content: line.slice(1) };
  if (line === BEGUN) return { begun: true };
  return line === END ? { end: true } : { refusal: line.slice(1) };
}
