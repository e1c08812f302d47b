export { renderPage, type RenderOptions } from './render-page.js';
export { answerCalls, keyOf, type Answer, type Call } from './answer-calls.js';
