import { withSource } from './example-source.mjs';

/** Adds the source text to an example before it is compiled. */
export default function readExample(text) {
  return withSource(text);
}
