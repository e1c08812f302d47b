import { JSDOM, VirtualConsole } from 'jsdom';
import { plainStyles } from './plain-styles.mjs';

/** Node's variants stay: its own functions refuse those of jsdom, and fake timers replace those of Node. */
const OF_NODE = new Set([
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'Request',
  'Response',
  'fetch',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
  'performance',
  'crypto',
  'console',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
]);
const ignore = () => undefined;
/** A desktop with a light theme. react-bootstrap still uses the old listener methods. */
const NO_MATCH = {
  matches: false,
  addEventListener: ignore,
  removeEventListener: ignore,
  addListener: ignore,
  removeListener: ignore,
};
const ITSELF = new Set(['window', 'self', 'top', 'parent', 'frames']);

/** @param {string} name a class begins with a capital letter and is called with `new`, a function needs its window */
const isFunction = (window, name) => typeof window[name] === 'function' && /^[a-z]/.test(name);

/**
 * What a global variable of the page is here: what can be changed on the window is read from it each time.
 * @param {import('jsdom').DOMWindow} window
 * @param {string} name
 * @returns {PropertyDescriptor}
 */
function globalOf(window, name) {
  if (ITSELF.has(name)) return { configurable: true, writable: true, value: globalThis };
  if (Object.getOwnPropertyDescriptor(window, name)?.get)
    return { configurable: true, get: () => window[name], set: (value) => void (window[name] = value) };
  const value = isFunction(window, name) ? window[name].bind(window) : window[name];
  return { configurable: true, writable: true, value };
}

/** Says what jsdom could not do, as a browser's console would. */
function pageConsole() {
  const said = new VirtualConsole();
  said.sendTo(console, { omitJSDOMErrors: true });
  said.on('jsdomError', (error) => console.error(error));
  return said;
}

/**
 * Makes the global scope of this process that of a page: `window` is the global object, as in a browser. There is no
 * layout, so nothing scrolls.
 */
export function openPage() {
  // Node derives this class, when it is first asked for, from the event that is global then; its channels, which stay,
  // would not take a message that is an event of jsdom.
  Reflect.get(globalThis, 'MessageEvent');
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole: pageConsole(),
  });
  const names = [
    ...Object.getOwnPropertyNames(window),
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
  ];
  for (const name of names)
    if (!OF_NODE.has(name) && !name.startsWith('_') && !Object.is(window[name], globalThis[name]))
      Object.defineProperty(globalThis, name, globalOf(window, name));
  // Testing Library asks the window of an element, everything else the global scope.
  globalThis.getComputedStyle = plainStyles(window.getComputedStyle.bind(window));
  window.getComputedStyle = globalThis.getComputedStyle;
  globalThis.scrollTo = ignore;
  globalThis.matchMedia = () => NO_MATCH;
  globalThis.Element.prototype.scrollIntoView = ignore;
}
