import { countTags, verifyTag } from './verified-files.js';

function tag(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  return script;
}

test('a script that the page itself asked for, and that has to be tried again, has another address', () => {
  document.head.append(tag('/early.1.js'));
  countTags();
  const again = tag('/early.1.js');
  verifyTag(again);
  expect(new URL(again.src).search).toBe('?r=1');
  const other = tag('/other.1.js');
  verifyTag(other);
  expect(new URL(other.src).search).toBe('');
});
