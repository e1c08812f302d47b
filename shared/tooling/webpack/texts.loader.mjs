import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

// A sentence without braces is itself.
const compile = (text) => (text.includes('{') ? compileMessageOrThrow(text) : text);

/** Makes a module of a catalogue, `locales/hi.json`, its texts read ahead: a browser does not parse what ICU writes. */
export default function compileTexts(source) {
  const texts = Object.entries(JSON.parse(source)).map(([id, text]) => [id, compile(text)]);
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
}
