export { renderPage, type RenderOptions } from './render-page.js';
export { answerCalls, type Answer, type Call } from './answer-calls.js';
