import { withSource } from './example-source.mjs';

/** Gives an example its text, before anything is compiled. */
export default function readExample(text) {
  return withSource(text);
}
