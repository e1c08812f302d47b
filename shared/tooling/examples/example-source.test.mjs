import { buildTestRemote } from '../webpack/test-remote.mjs';
import { exampleFiles, withSource } from './example-source.mjs';

const text = 'export default function Tone() {\n  const tone: string = "calm";\n  return <p>{tone}</p>;\n}\n';

test('an example’s own text is one more export, whatever stands in it', async () => {
  const plain = 'export default 1; // `${"quoted"}` \\n\n';
  const address = `data:text/javascript,${encodeURIComponent(withSource(plain))}`;
  expect(await import(address)).toMatchObject({ default: 1, source: plain });
});

test('only examples are given their text', () => {
  expect(exampleFiles.test('/x/tones.example.tsx')).toBe(true);
  expect(exampleFiles.test('/x/example.tsx')).toBe(false);
});

test('a remote’s build carries the text of an example beside its code', async () => {
  const page = `import * as tone from './tone.example.js';
    export default function SamplePage() { const { default: Tone, source } = tone as typeof tone & { source: string };
    return <><Tone /><pre>{source}</pre></>; }`;
  const { errors, assets } = await buildTestRemote({
    files: { 'sample.page.tsx': page, 'tone.example.tsx': text },
  });
  expect(errors).toEqual([]);
  const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
  // Compiled code contains no types.
  expect(scripts.some((name) => assets[name].toString().includes('const tone: string'))).toBe(true);
});
