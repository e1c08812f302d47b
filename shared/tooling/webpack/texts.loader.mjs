import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

// A sentence without braces needs no compiling.
const compile = (text) => (text.includes('{') ? compileMessageOrThrow(text) : text);

/** Compiles a catalogue, `locales/hi.json`, to a module, so that the browser need not parse ICU syntax. */
export default function compileTexts(source) {
  const texts = Object.entries(JSON.parse(source)).map(([id, text]) => [id, compile(text)]);
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
}
