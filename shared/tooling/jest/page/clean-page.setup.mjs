import { cleanup, configure } from '@testing-library/react';
import { addEventHandler } from 'jest-circus';
import { allAhead } from './ahead.mjs';

// What a component loads when it is first shown takes seconds while other tests use both cores.
configure({ asyncUtilTimeout: 30_000 });

const cleaned = new WeakSet();
const attributes = (element) => [...element.attributes].map(({ name }) => name);

/** What tests define for themselves is taken back from these. */
const changeable = [globalThis, navigator, document];
const untouched = changeable.map((object) => Object.getOwnPropertyDescriptors(object));

function restoreGlobals() {
  for (const [place, object] of changeable.entries()) {
    for (const name of Object.getOwnPropertyNames(object))
      // With underscores begin the marks of libraries, whose modules stay.
      if (!Object.hasOwn(untouched[place], name) && !name.startsWith('_')) delete object[name];
    for (const [name, descriptor] of Object.entries(untouched[place]))
      if (descriptor.configurable) Object.defineProperty(object, name, descriptor);
  }
}

const sinceStart = performance.now.bind(performance);
let opened = 0;

/** Milliseconds since this file's page was opened, as in a browser; a process opens many. */
performance.now = () => sinceStart() - opened;

/** What nobody caught, which would otherwise end the process in the middle of another test. */
const uncaught = [];
process.on('unhandledRejection', (reason) => uncaught.push(reason));

function sayUncaught() {
  const [reason] = uncaught.splice(0);
  if (reason !== undefined) throw reason;
}

/** Leaves nothing of one file to the next: they share a page. What libraries added to its head stays with them. */
function clearPage() {
  cleanup();
  // For what modules remember.
  dispatchEvent(new Event('test-page-left'));
  document.body.replaceChildren();
  for (const element of [document.body, document.documentElement])
    for (const name of attributes(element)) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  document.title = '';
  history.replaceState(null, '', '/');
  globalThis.jest.useRealTimers();
  globalThis.jest.restoreAllMocks();
  restoreGlobals();
}

function rootOf(block) {
  return block.parent ? rootOf(block.parent) : block;
}

// Testing Library cleans up by a hook of the file that imports it first; here many files share its module.
addEventHandler((_, { currentDescribeBlock }) => {
  const root = rootOf(currentDescribeBlock);
  if (cleaned.has(root)) return;
  cleaned.add(root);
  opened = sinceStart();
  root.hooks.unshift({ type: 'beforeAll', fn: allAhead, parent: root });
  root.hooks.unshift({ type: 'afterEach', fn: cleanup, parent: root });
  root.hooks.push({ type: 'afterEach', fn: sayUncaught, parent: root });
  root.hooks.push({ type: 'afterAll', fn: clearPage, parent: root });
});
