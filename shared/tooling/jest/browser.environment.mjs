import JsdomEnvironment from 'jest-environment-jsdom';
import { plainStyles } from './plain-styles.mjs';

// jsdom lacks these, or has variants that Node's fetch refuses (an AbortSignal must come from the same realm).
const fromNode = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom with the parts of the web platform that it lacks. There is no layout, so nothing scrolls. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    this.global.getComputedStyle = plainStyles(this.global.getComputedStyle.bind(this.global));
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
